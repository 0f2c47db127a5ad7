import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { checkCharacters, damaged, Unread } from './limits.ts'

/** Called with the parts of a document; names come without prefix. */
export interface XmlParts {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const deepest = 100

const bare = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Parses a document as its bytes arrive. Throws 415 for malformed XML, 413 when one of its parts is too long. */
export async function readXml(pieces: AsyncIterable<Uint8Array>, { open, text, close }: XmlParts): Promise<void> {
  const parser = new SaxesParser()
  let [depth, since, attributes] = [0, 0, 0]
  parser.on('opentag', ({ name, attributes: given }: SaxesTagPlain) => {
    ;[depth, since, attributes] = [depth + 1, 0, 0]
    if (depth > deepest) throw damaged()
    open(bare(name), given)
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > deepest) throw damaged()
  })
  parser.on('text', (given: string) => {
    since = 0
    text?.(given)
  })
  parser.on('cdata', (given: string) => text?.(given))
  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    ;[depth, since] = [depth - 1, 0]
    close?.(bare(name))
  })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const write = (given: string): void => {
    since += given.length
    checkCharacters(since)
    parser.write(given)
  }
  try {
    for await (const piece of pieces) write(decoder.decode(piece, { stream: true }))
    write(decoder.decode())
    parser.close()
  } catch (error) {
    throw error instanceof Unread ? error : damaged()
  }
}

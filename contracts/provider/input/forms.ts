import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { HttpFailure } from '../messages/failure.ts'

/** Maximum parts of a form: a list of pages has a thousand at most. */
const mostParts = 1_100
const limits = { parts: mostParts, fieldSize: 65_536, headerPairs: 20, headerSize: 8_192 }

/** Maximum bytes of a form besides its files: keys, names, separators. */
const mostBeside = 131_072
const megabyte = 1_000_000
const tooLarge = (most: number) => new HttpFailure(413, 'tooLarge', { mo: most / megabyte })
const tooManyParts = () => new HttpFailure(413, 'tooManyParts', { n: mostParts })
const noForm = () => new HttpFailure(400, 'badRequest')

/** A parser of multipart forms. Throws 400 for a content type without boundary. */
function partsOf(headers: IncomingHttpHeaders): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      preservePath: true,
      limits,
    })
  } catch {
    throw noForm()
  }
}

/** Decodes a name: browsers percent-encode quotes and line breaks in it. */
const nameOf = (given: string): string => given.replaceAll(/%(?:22|0[AD])/gi, decodeURIComponent)

/** Reads a form from a stream, with at most `most` bytes of files. Throws 400 and 413; the rest of the stream is discarded. */
export async function readForm(headers: IncomingHttpHeaders, body: Readable, most: number): Promise<FormData> {
  if (Number(headers['content-length']) > most + mostBeside) throw tooLarge(most)
  const parts = partsOf(headers)
  const form = new FormData()
  const { promise, resolve, reject } = Promise.withResolvers<FormData>()
  let [size, ofFiles] = [0, 0]
  body.on('data', (piece: Buffer) => {
    size += piece.length
    if (size > most + mostBeside) reject(tooLarge(most))
  })
  body.once('error', () => reject(noForm()))
  // The sender hung up; a complete body emits `close` too.
  body.once('close', () => {
    if (!body.readableEnded) reject(noForm())
  })
  parts.on('field', (name, value, _, isCut) => {
    if (isCut) reject(tooLarge(limits.fieldSize))
    else form.append(nameOf(name), value)
  })
  parts.on('file', (name, file, fileName, _, type) => {
    const pieces: Uint8Array<ArrayBuffer>[] = []
    file.on('data', (piece: Buffer<ArrayBuffer>) => {
      ofFiles += piece.length
      if (ofFiles > most) reject(tooLarge(most))
      else pieces.push(piece)
    })
    file.once('error', () => reject(noForm()))
    file.once('end', () => form.append(nameOf(name), new File(pieces, nameOf(fileName ?? ''), { type })))
  })
  parts.once('partsLimit', () => reject(tooManyParts()))
  parts.once('error', () => reject(noForm()))
  parts.once('finish', () => resolve(form))
  body.pipe(parts)
  try {
    return await promise
  } finally {
    body.unpipe(parts)
  }
}

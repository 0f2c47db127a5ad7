// The one way a CSV is read: by whoever takes it, and by the console, which picks the lines that were refused.

/** A row of a CSV that holds something. */
export interface CsvRecord {
  /** The physical line of the file where it begins, from 1: a cell in quotation marks may go over several. */
  line: number
  /** As it is written, without the end of its line. */
  raw: string
  cells: string[]
  /** Why its cells are not to be trusted. */
  fault?: 'unclosedQuote' | 'unreadableLine'
}

/** A row has more cells than anybody wants. */
export class TooManyCells extends Error {}

const separators = [';', ',', '\t'] as const
const [semicolon] = separators
const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d]
const isEnd = (code: number): boolean => code === lineFeed || code === carriageReturn || Number.isNaN(code)

/** Which encoding the first bytes tell: by a mark, or by the zeros of two bytes a sign. Undefined: by neither. */
function encodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return undefined
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Text as people's programs write it: UTF-16, UTF-8, each with or without mark, else Windows-1252, as French Excel has it. Null for what is no text. */
export function textOfBytes(bytes: Uint8Array): string | null {
  const twoByTwo = encodingOf(bytes)
  const text = twoByTwo ? decoded(bytes, twoByTwo) : (decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1252'))
  return text?.includes('\0') ? null : text
}

/** The sign that parts the most cells of the first row that holds something: `;`, `,` or tab. */
export function separatorOf(text: string): string {
  const counts = { ';': 0, ',': 0, '\t': 0 }
  let [isQuoted, isEmpty] = [false, true]
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === ';' || sign === ',' || sign === '\t') counts[sign] += 1
    else if (sign !== '\n' && sign !== '\r') isEmpty &&= sign.trim() === ''
    else if (isEmpty) Object.assign(counts, { ';': 0, ',': 0, '\t': 0 })
    else break
    if (isQuoted) isEmpty = false
  }
  return separators.reduce((most, sign) => (counts[sign] > counts[most] ? sign : most), semicolon)
}

/** Ends of lines in a part of a text. */
function endsIn(text: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at)
    if (code === lineFeed || (code === carriageReturn && text.charCodeAt(at + 1) !== lineFeed)) count += 1
  }
  return count
}

/** Where a cell ends that begins in quotation marks: after the one that closes it, or -1. */
function closedAt(text: string, from: number): number {
  let at = text.indexOf('"', from + 1)
  while (at >= 0 && text.charCodeAt(at + 1) === quote) at = text.indexOf('"', at + 2)
  return at < 0 ? -1 : at + 1
}

/**
 * The rows of a CSV that hold something; ends of lines are `\n`, `\r\n` or `\r`, mixed or not. A quotation mark opens a cell only where the cell
 * begins, and only its end may follow the one that closes it: else the row is unreadable, and the next line is the next row.
 */
export function* csvRecords(csv: string, mostCells = Number.POSITIVE_INFINITY): Generator<CsvRecord> {
  const text = csv.startsWith('\uFEFF') ? csv.slice(1) : csv
  const separator = separatorOf(text)
  const separatorCode = separator.charCodeAt(0)
  let [at, line] = [0, 1]
  while (at < text.length) {
    const start = at
    const cells: string[] = []
    let fault: CsvRecord['fault']
    for (let isLast = false; !isLast; at += isLast ? 0 : 1) {
      const from = at
      let cell = ''
      if (text.charCodeAt(at) === quote) {
        const closed = closedAt(text, at)
        if (closed < 0) fault = 'unclosedQuote'
        at = closed < 0 ? text.length : closed
        cell = text.slice(from + 1, closed < 0 ? at : at - 1).replaceAll('""', '"')
      }
      const rest = at
      for (let code = text.charCodeAt(at); code !== separatorCode && !isEnd(code); code = text.charCodeAt(at)) {
        if (code === quote || rest > from) fault ??= 'unreadableLine'
        at += 1
      }
      if (at > rest) cell += text.slice(rest, at)
      if (cells.push(cell) > mostCells) throw new TooManyCells()
      isLast = isEnd(text.charCodeAt(at))
    }
    if (fault || cells.some((cell) => cell.trim() !== ''))
      yield { line, raw: text.slice(start, at), cells, ...(fault ? { fault } : {}) }
    line += endsIn(text, start, at) + 1
    at += text.charCodeAt(at) === carriageReturn && text.charCodeAt(at + 1) === lineFeed ? 2 : 1
  }
}

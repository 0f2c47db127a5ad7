// Reads CSV, for the server that imports it, and for the console, which extracts the refused lines.

/** A row of a CSV that is not blank. */
export interface CsvRecord {
  /** Physical line of the file where it begins, from 1: a quoted cell may span several lines. */
  line: number
  /** Text of the row, without its line end. */
  raw: string
  cells: string[]
  /** Why its cells may be wrong. */
  fault?: 'unclosedQuote' | 'unreadableLine'
}

/** A row has more cells than `mostCells`. */
export class TooManyCells extends Error {}

const separators = [';', ',', '\t'] as const
const [semicolon] = separators
const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d]
const isEnd = (code: number): boolean => code === lineFeed || code === carriageReturn || Number.isNaN(code)

/** UTF-16 encoding told by the first two bytes: by a byte order mark, or by a zero byte. Undefined: neither. */
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

/** Text in the common encodings: UTF-16 or UTF-8, with or without a byte order mark, else Windows-1252, as French Excel writes it. Null when it is no text. */
export function textOfBytes(bytes: Uint8Array): string | null {
  const twoByTwo = encodingOf(bytes)
  const text = twoByTwo ? decoded(bytes, twoByTwo) : (decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1252'))
  return text?.includes('\0') ? null : text
}

/** The separator that gives the first non-blank row the most cells: `;`, `,` or tab. */
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

/** Number of line ends in a part of a text. */
function endsIn(text: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at)
    if (code === lineFeed || (code === carriageReturn && text.charCodeAt(at + 1) !== lineFeed)) count += 1
  }
  return count
}

/** Index after the closing quotation mark of a quoted cell; -1 when it is not closed. */
function closedAt(text: string, from: number): number {
  let at = text.indexOf('"', from + 1)
  while (at >= 0 && text.charCodeAt(at + 1) === quote) at = text.indexOf('"', at + 2)
  return at < 0 ? -1 : at + 1
}

/**
 * The rows of a CSV that are not blank; line ends are `\n`, `\r\n` or `\r`, mixed or not. A quotation mark opens a cell only where the cell
 * begins, and only the cell's end may follow the closing one: else the row is unreadable, and the next line is the next row.
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

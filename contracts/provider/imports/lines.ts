import { csvRecords, textOfBytes, TooManyCells } from '../../wire/csv.ts'
import { checkCells, checkCharacters, checkLines, most, noTable, tooManyColumns, Unread } from './limits.ts'
import { readSheet } from './sheet.ts'

/** One non-empty line of a file: its number in the file or the sheet, from 1, and its cells up to the last non-empty one. */
export interface Line {
  line: number
  cells: readonly string[]
  /** Columns whose cells hold an error of a workbook (`#N/A`), from 0. */
  faults?: readonly number[]
}

/** A line that cannot be read, or one of its cells. */
export interface LineError {
  line: number
  message: 'unclosedQuote' | 'unreadableLine' | 'faultyCell'
  /** The text of a faulty cell in the header. */
  cell?: string
}

/** The content of a file of rows and columns, the header among the lines. */
export interface ReadLines {
  lines: readonly Line[]
  errors: readonly LineError[]
}

/** Most errors reported: for a wrong file, not every line is listed. */
export const mostErrors = 1_000

/** Collects lines as they are read, within the limits. */
class Lines {
  readonly lines: Line[] = []
  #cells = 0
  #characters = 0

  add(line: number, cells: readonly string[], faults: readonly number[] = []): void {
    let length = cells.length
    while (length > 0 && cells[length - 1]?.trim() === '') length -= 1
    if (length === 0) return
    checkCells((this.#cells += length))
    for (const cell of cells) this.#characters += cell.length
    checkCharacters(this.#characters)
    checkLines(this.lines.push({ line, cells: cells.slice(0, length), ...(faults.length > 0 ? { faults } : {}) }))
  }
}

function readCsv(text: string): ReadLines {
  const read = new Lines()
  const errors: LineError[] = []
  for (const { line, cells, fault } of csvRecords(text, most.columns)) {
    if (!fault) read.add(line, cells)
    else if (errors.push({ line, message: fault }) >= mostErrors) break
    // Without a readable header the columns are unknown.
    if (fault && read.lines.length === 0) break
  }
  return { lines: read.lines, errors }
}

const begins = (bytes: Uint8Array, ...signs: number[]): boolean => signs.every((sign, at) => bytes[at] === sign)

/** Reads CSV or the first sheet of XLSX, recognised by content, not by name. Throws 413 past a limit, 415 for other files. */
export async function readLines(bytes: Uint8Array): Promise<ReadLines> {
  // The OLE format of Office: files with a password, and all before 2007.
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new Unread({ status: 415, key: 'closedBook' })
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04) || begins(bytes, 0x50, 0x4b, 0x05, 0x06)) {
    const read = new Lines()
    await readSheet(bytes, (line, cells, faults) => read.add(line, cells, faults))
    const [header] = read.lines
    if (!header?.faults) return { lines: read.lines, errors: [] }
    // Without a readable header the columns are unknown.
    const errors = header.faults.map((at) => ({
      line: header.line,
      message: 'faultyCell' as const,
      cell: header.cells[at] ?? '',
    }))
    return { lines: [], errors }
  }
  const text = textOfBytes(bytes)
  if (text === null) throw noTable()
  try {
    return readCsv(text)
  } catch (error) {
    throw error instanceof TooManyCells ? tooManyColumns() : error
  }
}

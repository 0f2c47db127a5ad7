import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { HttpFailure, Refusal } from '../failure.ts'
import { unzippedSize } from './zip.ts'

/** One line of a file as it was read: its number, from 1, and its cells. */
export interface Line {
  line: number
  cells: readonly string[]
}

/** A line that cannot be read, or whose content cannot be taken. */
export interface LineError {
  line: number
  field?: string
  message: 'unclosedQuote' | 'unreadableLine'
}

/** What a file of rows and columns holds. */
export interface ReadTable {
  header: readonly string[]
  lines: readonly Line[]
  errors: readonly LineError[]
}

// A file of 20 MB that unfolds to more was made to fill the memory.
const mostUnzipped = 300 * 1_048_576

const unsupported = () => new HttpFailure(415, 'unsupportedType')

/** Text of a file as people's programs write it: UTF-8 with or without mark, UTF-16 with one, else Windows-1252, as French Excel has it. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) throw unsupported()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The sign that parts the most columns of the header: `;`, `,` or tab. */
function delimiterOf(text: string): string {
  const header = (text.split(/\r?\n|\r/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const counted = [';', ',', '\t'].map((sign) => ({ sign, count: header.split(sign).length }))
  return counted.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ';'
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

function csvLines(text: string): { lines: Line[]; errors: LineError[] } {
  const lines: Line[] = []
  const options = { bom: true, delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: true, info: true, record_delimiter: ['\r\n', '\n', '\r'] }
  try {
    // A cell may go over several lines: a row is where it begins.
    parse(text, {
      ...options,
      on_record: (read: unknown) => {
        const { record, info } = read as Parsed
        lines.push({ line: info.lines - record.join('').split('\n').length + 1, cells: record })
        return null
      },
    })
    return { lines, errors: [] }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number(error['lines'] ?? lines.length + 1)
    return { lines, errors: [{ line, message: error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'unclosedQuote' : 'unreadableLine' }] }
  }
}

const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().replace('T00:00:00.000Z', '')
  return typeof cell === 'string' ? cell : JSON.stringify(cell)
}

async function sheetLines(bytes: Uint8Array): Promise<Line[]> {
  const size = unzippedSize(bytes)
  if (size === null) throw unsupported()
  if (size > mostUnzipped) throw new HttpFailure(413, 'tooLarge')
  const rows = await readSheet(Buffer.from(bytes)).catch(() => {
    throw unsupported()
  })
  return rows.map((row, at) => ({ line: at + 1, cells: row.map(cellText) })).filter(({ cells }) => cells.some((cell) => cell !== ''))
}

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

/** Reads CSV or the first sheet of XLSX, told by its content, not its name. Throws 415 for anything else, and `Fichier vide`. */
export async function readTable(file: File): Promise<ReadTable> {
  const bytes = await file.bytes()
  const { lines, errors } = isZip(bytes) ? { lines: await sheetLines(bytes), errors: [] } : csvLines(textOf(bytes))
  const [header, ...rest] = lines
  if (errors.length === 0 && rest.length === 0) throw new Refusal('emptyFile')
  return { header: (header?.cells ?? []).map((name) => name.trim()), lines: rest, errors }
}

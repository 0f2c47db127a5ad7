import { csvRecords, textOfBytes } from '@ronde/contracts/csv'
import { loadChunk } from '../../base/chunk.ts'
import { unguarded } from '../../base/csv.ts'
import type { SheetRow } from '../../base/xlsx-reader.ts'

/** A line of a file that holds something: its number, as the server would count it. */
export type FileRow = SheetRow

/** What a file holds, as far as the console can read it. */
export interface FileRows {
  readonly header: readonly string[]
  readonly rows: readonly FileRow[]
  /** It is a CSV that says just what its cells say: the server can read it as it is. */
  readonly isPlain: boolean
}

/** Lines and columns that are read here: of more the server says why it does not take them. */
const [mostLines, mostColumns] = [100_000, 1_000]

type Lines = readonly FileRow[] | null

function csvRows(bytes: Uint8Array): Lines {
  const text = textOfBytes(bytes)
  if (text === null) return null
  const rows: FileRow[] = []
  try {
    for (const { line, cells, fault } of csvRecords(text, mostColumns)) {
      if (fault || rows.length > mostLines) return null
      rows.push({ line, cells })
    }
  } catch {
    return null
  }
  return rows
}

/** The lines of a CSV, or of the first sheet of a workbook; null where the server is to say what is wrong with it. */
export async function fileRows(file: File): Promise<FileRows | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isBook = bytes[0] === 0x50 && bytes[1] === 0x4b
  const lines = isBook
    ? (await loadChunk('xlsx reader', () => import('../../base/xlsx-reader.ts'))).readXlsx(bytes)
    : csvRows(bytes)
  const isGuarded = !isBook && lines?.some(({ cells }) => cells.some((cell) => unguarded(cell) !== cell)) === true
  const [header, ...rest] = lines ?? []
  const rows = isGuarded ? rest.map(({ line, cells }) => ({ line, cells: cells.map(unguarded) })) : rest
  if (!header || rows.length === 0 || rows.length > mostLines) return null
  return { header: header.cells.map((name) => name.trim()), rows, isPlain: !isBook && !isGuarded }
}

import { quoted } from '../../base/csv.ts'
import { inSlices } from '../../base/in-slices.ts'
import type { Text } from '../../locales/intl.ts'
import { cellReader } from './cells.ts'
import { endsOf, type ImportError } from './failed-lines.ts'
import type { FileRows } from './file-rows.ts'
import type { Match } from './headings.ts'
import type { ImportTable } from './import-table.ts'

/** A line of a file, its cells read: by column, those that the file has. */
export interface ReadyRow {
  readonly line: number
  readonly cells: ReadonlyMap<string, string>
}

/** A file as the server takes it, whatever people wrote. */
export interface ReadyFile {
  readonly file: File
  readonly rows: readonly ReadyRow[]
  /** Cells that hold an error of a workbook: their line, heading and text. */
  readonly faults: readonly { line: number; field: string; value: string }[]
  /** A mistake that the server found, by the line and the heading of the file that people have. */
  told: (error: ImportError) => ImportError
}

interface Making {
  file: File
  read: FileRows
  matches: readonly Match[]
  table: ImportTable
  says: readonly Text[]
}

/** Puts the server’s names over the columns, and its references and forms into the cells. A CSV that has them already goes out as it is. The page has its turns meanwhile. */
export async function readyFile({ file, read, matches, table, says }: Making): Promise<ReadyFile> {
  const found = matches.flatMap((match, at) => {
    const column = typeof match === 'object' ? table.columns.find(({ name }) => name === match.column) : undefined
    return column ? [{ at, column }] : []
  })
  const used = await Promise.all(
    found.map(async ({ at, column }) => ({ at, name: column.name, cellOf: await cellReader(column, says) })),
  )
  const names = used.map(({ name }) => name)
  let isAsItIs =
    read.isPlain && used.length === read.header.length && used.every(({ name, at }) => read.header[at] === name)
  const lines = new Map<number, number>()
  const parts = [`${names.join(';')}\r\n`]
  let sent = 2
  const rows: ReadyRow[] = []
  const faults: ReadyFile['faults'][number][] = []
  await inSlices(read.rows, ({ line, cells, faults: wrong = [] }) => {
    const own = used.map(({ at, cellOf }) => cellOf(cells[at] ?? ''))
    isAsItIs &&= own.every((cell, place) => cell === (cells[used[place]?.at ?? 0] ?? '').trim())
    // A cell beyond the headings is for the server to complain of.
    const beyond = cells.slice(read.header.length).find((cell) => cell.trim() !== '')
    if (own.every((cell) => cell === '') && beyond === undefined) return
    for (const { at } of used)
      if (wrong.includes(at)) faults.push({ line, field: read.header[at] ?? '', value: cells[at] ?? '' })
    rows.push({ line, cells: new Map(names.map((name, place) => [name, own[place] ?? ''])) })
    const raw = [...own, ...(beyond === undefined ? [] : [beyond])].map((cell) => quoted(cell, ';')).join(';')
    lines.set(sent, line)
    sent += endsOf(raw) + 1
    parts.push(`${raw}\r\n`)
  })
  const headings = new Map(used.map(({ name, at }) => [name, read.header[at] ?? name]))
  return {
    file: isAsItIs ? file : new File(parts, file.name.replace(/\.xlsx$/i, '.csv'), { type: 'text/csv' }),
    rows,
    faults,
    told: (error) =>
      isAsItIs
        ? error
        : {
            ...error,
            line: lines.get(error.line) ?? error.line,
            field: error.field && (headings.get(error.field) ?? error.field),
          },
  }
}

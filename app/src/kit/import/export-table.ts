import { guarded, quoted } from '../../base/csv.ts'
import { loadChunk } from '../../base/chunk.ts'
import type { XlsxSheet } from '../../base/xlsx.ts'
import type { Text } from '../../locales/intl.ts'
import type { AnyRow } from '../place/row.ts'
import { frenchNumber, labelsOf } from './cells.ts'
import { headingOf, remark } from './headings.ts'
import { type ImportColumn, type ImportTable, textOfValue, wireText } from './import-table.ts'

/** A column of the file: a column of the import, or beside it the labels of its references. */
interface FileColumn {
  readonly heading: string
  readonly column: ImportColumn
  readonly isLabel: boolean
}

interface Exporting {
  table: ImportTable
  /** Rows of the file; with none the file is an empty template. */
  rows: readonly AnyRow[]
  /** Values that were read row by row; null leaves those columns out. */
  late: ReadonlyMap<AnyRow, Readonly<Record<string, unknown>>> | null
  view: string
  text: Text
  title: string
}

/** A column that a row does not tell is left out: an empty cell would take away what is there, a missing column leaves it. */
const isTold = ({ rows, late }: Exporting, column: ImportColumn): boolean =>
  rows.length === 0 || (column.of === null ? late !== null : rows.every((row) => wireText(column, row) !== undefined))

function fileColumns(asked: Exporting): FileColumn[] {
  const { table, rows, view, text } = asked
  return table.columns
    .filter((column) => isTold(asked, column))
    .flatMap((column) => {
      const own = { heading: column.name, column, isLabel: false }
      const label = `${remark}${headingOf(column, view, text)}`
      return column.accepted && rows.length > 0 ? [own, { heading: label, column, isLabel: true }] : [own]
    })
}

/** The cells of the file: its headings, and its lines. */
export function cellsOf(asked: Exporting): { columns: readonly FileColumn[]; lines: string[][] } {
  const columns = fileColumns(asked)
  const labels = new Map(columns.map(({ column }) => [column, labelsOf(column, asked.text)]))
  const told = (column: ImportColumn, row: AnyRow): string =>
    (column.of === null ? textOfValue(asked.late?.get(row)?.[column.name]) : wireText(column, row)) ?? ''
  const lines = asked.rows.map((row) =>
    columns.map(({ column, isLabel }) => {
      const cell = told(column, row)
      return isLabel ? (labels.get(column)?.get(cell) ?? '') : cell
    }),
  )
  return { columns, lines }
}

/** A file that can be imported again. `cut`: cells that it cannot hold whole; it is not to be given out then. */
export interface ExportedTable {
  readonly blob: Blob
  readonly cut: number
}

/** As a spreadsheet of the user’s language opens it. */
function csvOf(asked: Exporting): ExportedTable {
  const { columns, lines } = cellsOf(asked)
  const isFrench = asked.text.locale === 'fr'
  const separator = isFrench ? ';' : ','
  const written = lines.map((cells) =>
    cells.map((cell, at) => (isFrench && columns[at]?.column.kind === 'number' ? frenchNumber(cell) : cell)),
  )
  const parts = [columns.map(({ heading }) => heading), ...written].map(
    (cells) => `${cells.map((cell) => quoted(guarded(cell), separator)).join(separator)}\r\n`,
  )
  return { blob: new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' }), cut: 0 }
}

/** The sheet that says what each column is called on the screen, and which values it takes. */
function valuesSheet({ table, view, text }: Exporting): XlsxSheet {
  const rows = table.columns.flatMap((column) => {
    const heading = headingOf(column, view, text)
    const labels = labelsOf(column, text)
    const values =
      column.kind === 'flag'
        ? [
            ['true', text('import.yes')],
            ['false', text('import.no')],
          ]
        : [...labels]
    return values.length > 0
      ? values.map(([value = '', label = '']) => [column.name, heading, value, label])
      : [[column.name, heading, '', '']]
  })
  const headings = [
    'import.values.column',
    'import.values.heading',
    'import.values.value',
    'import.values.label',
  ] as const
  return {
    name: text('import.values'),
    columns: headings.map((id) => ({ text: text(id), width: 200 })),
    rows,
  }
}

/** Lines written in one go. */
const slice = 2_000

async function xlsxOf(asked: Exporting): Promise<ExportedTable> {
  const { xlsxFile } = await loadChunk('xlsx', () => import('../../base/xlsx.ts'))
  const { columns, lines } = cellsOf(asked)
  const sheet = columns.map(({ heading }) => ({ text: heading, width: 160 }))
  const file = xlsxFile(asked.title, sheet, [valuesSheet(asked)])
  const isNumber = (cell: string, { column, isLabel }: FileColumn) =>
    column.kind === 'number' && !isLabel && cell !== '' && String(Number(cell)) === cell
  for (let at = 0; at < lines.length; at += slice) {
    file.add(
      lines.slice(at, at + slice).map((cells) =>
        cells.map((cell, place) => {
          const column = columns[place]
          return column && isNumber(cell, column) ? Number(cell) : cell
        }),
      ),
    )
    // Yields to the page.
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  }
  const parts = file.end()
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { blob: new Blob(parts, { type }), cut: file.cut() }
}

export const exportTable = { csv: csvOf, xlsx: xlsxOf } as const

import { type GridColumn, textOf, valueOf } from '@ronde/ui/grid'
import { loadChunk } from '../../base/chunk.ts'
import { toCsv } from '../../base/csv.ts'
import type { XlsxCell } from '../../base/xlsx.ts'
import type { Locale } from '../../locales/intl.ts'
import type { AnyRow } from '../place/row.ts'

/** Rows written in one go: some 10 ms, so that the page lives meanwhile. */
const slice = 2_000

interface Export {
  /** Name of the sheet. */
  title: string
  rows: readonly AnyRow[]
  columns: readonly GridColumn<AnyRow>[]
  locale: Locale
  signal: AbortSignal
  /** Rows written so far. */
  onProgress: (done: number) => void
}

export interface Exported {
  parts: BlobPart[]
  /** Texts that are longer than a cell may be, and were cut. */
  cut: number
}

/** Writes slice by slice; false when it was cancelled. */
async function inSlices(
  { rows, signal, onProgress }: Export,
  write: (rows: readonly AnyRow[]) => void,
): Promise<boolean> {
  for (let at = 0; at < rows.length; at += slice) {
    write(rows.slice(at, at + slice))
    onProgress(Math.min(rows.length, at + slice))
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    if (signal.aborted) return false
  }
  return true
}

/** The rows as the parts of one CSV file; null when it was cancelled. */
async function csvOf(asked: Export): Promise<Exported | null> {
  const { columns, locale } = asked
  const heading = toCsv([], columns, locale)
  const parts = [heading]
  const isWhole = await inSlices(asked, (rows) => parts.push(toCsv(rows, columns, locale).slice(heading.length)))
  return isWhole ? { parts, cut: 0 } : null
}

const instant = /^\d{4}-\d\d-\d\dT/
const day = /^\d{4}-\d\d-\d\d$/

/** A value as a sheet holds it: numbers, days and instants as such, the rest as the list shows it. */
function cellOf(column: GridColumn<AnyRow>, row: AnyRow, locale: Locale): XlsxCell {
  const value = column.format ? undefined : valueOf(column, row)
  if (column.dataType === 'number' && typeof value === 'number' && Number.isFinite(value)) return value
  const hasTime = column.dataType === 'DateTime'
  if (
    (hasTime || column.dataType === 'Date') &&
    typeof value === 'string' &&
    (instant.test(value) || day.test(value))
  ) {
    // A day without a time is one of the user's zone.
    const date = new Date(day.test(value) ? `${value}T00:00` : value)
    if (!hasTime) date.setHours(0, 0, 0, 0)
    if (Number.isFinite(date.getTime()) && date.getFullYear() >= 1901) return { date, hasTime }
  }
  return textOf(column, row, locale)
}

/** The rows as the parts of one XLSX file; null when it was cancelled. The writer is loaded now. */
async function xlsxOf(asked: Export): Promise<Exported | null> {
  const { title, columns, locale } = asked
  const { xlsxFile } = await loadChunk('xlsx', () => import('../../base/xlsx.ts'))
  const file = xlsxFile(title, columns)
  const isWhole = await inSlices(asked, (rows) =>
    file.add(rows.map((row) => columns.map((column) => cellOf(column, row, locale)))),
  )
  return isWhole ? { parts: file.end(), cut: file.cut() } : null
}

/** As many rows a file of that kind holds under its heading. */
export const mostRows = { csv: Number.POSITIVE_INFINITY, xlsx: 1_048_575 } as const
export type ExportKind = keyof typeof mostRows
export const exportKinds = {
  csv: { write: csvOf, type: 'text/csv;charset=utf-8' },
  xlsx: { write: xlsxOf, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const

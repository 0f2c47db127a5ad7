import { type GridColumn, textOf, valueOf } from '@ronde/ui/grid'
import { loadChunk } from '../../base/chunk.ts'
import { toCsv } from '../../base/csv.ts'
import type { FileSink } from '../../base/save-file.ts'
import type { XlsxCell } from '../../base/xlsx.ts'
import type { Locale } from '../../locales/intl.ts'
import type { AnyRow } from '../place/row.ts'

/** Rows written in one go: some 10 ms, so that the page lives meanwhile. */
const slice = 2_000

/** Takes some rows; `again`: the rows taken so far are to be discarded. */
type Take = (rows: readonly AnyRow[] | 'again') => Promise<void>

interface Sheet {
  /** Name of the sheet. */
  title: string
  columns: readonly GridColumn<AnyRow>[]
  locale: Locale
}

interface Export extends Sheet {
  kind: ExportKind
  /** Gives the rows, some at a time: they are never all in memory. */
  from: (take: Take, signal: AbortSignal) => Promise<unknown>
  sink: FileSink
  signal: AbortSignal
  /** Rows written so far. */
  onProgress: (done: number) => void
}

/** Writes a file; each function gives the parts made since the last call. */
interface Writer {
  add: (rows: readonly AnyRow[]) => readonly BlobPart[]
  end: () => readonly BlobPart[]
  /** Number of texts cut, being longer than a cell may hold. */
  cut: () => number
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

const csvWriter = ({ columns, locale }: Sheet): Promise<Writer> => {
  const heading = toCsv([], columns, locale)
  let before = heading
  return Promise.resolve({
    add: (rows) => {
      const parts = [before, toCsv(rows, columns, locale).slice(heading.length)]
      before = ''
      return parts
    },
    end: () => [before],
    cut: () => 0,
  })
}

/** The writer of workbooks is loaded now. */
async function xlsxWriter({ title, columns, locale }: Sheet): Promise<Writer> {
  const { xlsxFile } = await loadChunk('xlsx', () => import('../../base/xlsx.ts'))
  const { add, made, end, cut } = xlsxFile(title, columns)
  return {
    add: (rows) => {
      add(rows.map((row) => columns.map((column) => cellOf(column, row, locale))))
      return made()
    },
    end,
    cut,
  }
}

/** As many rows a file of that kind holds under its heading. */
export const mostRows = { csv: Number.POSITIVE_INFINITY, xlsx: 1_048_575 } as const
export type ExportKind = keyof typeof mostRows
const writers = { csv: csvWriter, xlsx: xlsxWriter }
export const exportTypes = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Yields, so that the page can paint and handle input. */
const breath = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

/** Rows that are all there, a slice at a time. */
export const fromRows =
  (rows: readonly AnyRow[]): Export['from'] =>
  async (take, signal) => {
    for (let at = 0; at < rows.length && !signal.aborted; at += slice) await take(rows.slice(at, at + slice))
  }

/**
 * Writes rows into a file as they come; null when it was stopped. Nothing is left of a file that is not whole. Rejects when the rows do,
 * and when they are more than the file holds.
 */
export async function exportRows({
  kind,
  from,
  sink,
  signal,
  onProgress,
  ...sheet
}: Export): Promise<{ cut: number } | null> {
  try {
    let writer = await writers[kind](sheet)
    let done = 0
    const write = async (parts: readonly BlobPart[]) => {
      for (const part of parts) await sink.write(part)
    }
    await from(async (rows) => {
      if (rows === 'again') {
        await sink.clear()
        writer = await writers[kind](sheet)
        done = 0
        return
      }
      for (let at = 0; at < rows.length && !signal.aborted; at += slice) {
        const some = rows.slice(at, at + slice)
        done += some.length
        if (done > mostRows[kind]) throw new RangeError(`${done} rows`)
        await write(writer.add(some))
        onProgress(done)
        await breath()
      }
    }, signal)
    if (signal.aborted) {
      await sink.abort()
      return null
    }
    await write(writer.end())
    await sink.close()
    return { cut: writer.cut() }
  } catch (error) {
    await sink.abort()
    throw error
  }
}

import type { GridColumn } from '@ronde/ui/grid'
import { toCsv } from '../../base/csv.ts'
import type { Locale } from '../../locales/intl.ts'
import type { AnyRow } from '../screen.ts'

/** Rows written in one go: some 10 ms, so that the page lives meanwhile. */
const slice = 2_000

interface Export {
  rows: readonly AnyRow[]
  columns: readonly GridColumn<AnyRow>[]
  locale: Locale
  signal: AbortSignal
  /** Rows written so far. */
  onProgress: (done: number) => void
}

/** The rows as the parts of one CSV file; null when it was cancelled. */
export async function csvOf({ rows, columns, locale, signal, onProgress }: Export): Promise<string[] | null> {
  const heading = toCsv([], columns, locale)
  const parts = [heading]
  for (let at = 0; at < rows.length; at += slice) {
    parts.push(toCsv(rows.slice(at, at + slice), columns, locale).slice(heading.length))
    onProgress(Math.min(rows.length, at + slice))
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    if (signal.aborted) return null
  }
  return parts
}

import { arrange, type FilterValue, type GridColumn, type SortItem } from '@ronde/ui/grid'
import { useEffect, useState } from 'react'
import type { Locale } from '../locales/intl.ts'

interface Arranging<Row extends object> {
  /** Null while they are not there. */
  rows: readonly Row[] | null
  columns: readonly GridColumn<Row>[]
  search: string
  filters: Readonly<Record<string, FilterValue>>
  sort: readonly SortItem[]
  locale: Locale
  before: ((row: Row) => boolean) | undefined
}

/**
 * Rows searched, filtered and sorted; null until they first are. Long lists are arranged in slices; what was shown stays
 * until the new order is there.
 */
export function useArranged<Row extends object>({ rows, columns, search, filters, sort, locale, before }: Arranging<Row>): readonly Row[] | null {
  const [arranged, setArranged] = useState<readonly Row[] | null>(null)
  // Another list is not to show for a moment what this one did.
  if (rows === null && arranged !== null) setArranged(null)
  useEffect(() => {
    if (rows === null) return
    const given = new AbortController()
    const { signal } = given
    Promise.resolve(arrange({ rows, columns, search, filters, sort, locale, signal, ...(before ? { before } : {}) })).then(
      (result) => {
        if (!signal.aborted) setArranged(result)
      },
      (error: unknown) => {
        if (!signal.aborted) reportError(error)
      },
    )
    return () => given.abort()
  }, [rows, columns, search, filters, sort, locale, before])
  return arranged
}

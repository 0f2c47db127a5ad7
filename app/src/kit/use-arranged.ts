import { arrange, type FilterValue, type GridColumn, type SortItem } from '@ronde/ui/grid'
import { useEffect, useState } from 'react'
import type { Locale } from '../locales/intl.ts'

interface Arranging<Row extends object> {
  rows: readonly Row[]
  columns: readonly GridColumn<Row>[]
  search: string
  filters: Readonly<Record<string, FilterValue>>
  sort: readonly SortItem[]
  locale: Locale
  before: ((row: Row) => boolean) | undefined
}

/** Rows searched, filtered and sorted. Long lists are arranged in slices; what was shown stays until the new order is there. */
export function useArranged<Row extends object>({ rows, columns, search, filters, sort, locale, before }: Arranging<Row>): readonly Row[] {
  const [arranged, setArranged] = useState<readonly Row[]>([])
  useEffect(() => {
    const given = new AbortController()
    const result = arrange({ rows, columns, search, filters, sort, locale, signal: given.signal, ...(before ? { before } : {}) })
    if (!(result instanceof Promise)) {
      setArranged(result)
      return
    }
    result.then(setArranged, (error: unknown) => {
      if (!given.signal.aborted) reportError(error)
    })
    return () => given.abort()
  }, [rows, columns, search, filters, sort, locale, before])
  return arranged
}

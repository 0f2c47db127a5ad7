import { arrange, type FilterValue, type GridColumn, type SortItem } from '@ronde/ui/grid'
import { useEffect, useMemo, useState } from 'react'
import type { Locale } from '../../locales/intl.ts'

/** Search, filters and order of rows. Keep the same object while nothing changes. */
export interface Arranging<Row> {
  columns: readonly GridColumn<Row>[]
  search: string
  filters: Readonly<Record<string, FilterValue>>
  sort: readonly SortItem[]
  locale: Locale
  /** Whether a row takes part at all: tested before the search and the filters. */
  before?: (row: Row) => boolean
}

interface Arranged<Row> {
  /** The arranged rows; null until there are some. */
  rows: readonly Row[] | null
  /** Whether the rows are arranged as asked now, rather than those of before. */
  isCurrent: boolean
  /** Whether the rows are those of another search or other filters; not when they were only loaded again. */
  isStale: boolean
}

const isSameSearch = (one: Arranging<never>, other: Arranging<never>): boolean =>
  one.search === other.search && one.filters === other.filters

/** Rows searched, filtered and sorted. Long lists are arranged in slices; the earlier rows stay until the new ones are ready. Null: not loaded. */
export function useArranged<Row extends object>(rows: readonly Row[] | null, how: Arranging<Row>): Arranged<Row> {
  const asked = useMemo(() => ({ rows, how }), [rows, how])
  const [arranged, setArranged] = useState<{ of: typeof asked; rows: readonly Row[] } | null>(null)
  // Another list must not show the rows of this one for a moment.
  if (rows === null && arranged !== null) setArranged(null)
  useEffect(() => {
    if (asked.rows === null) return
    const given = new AbortController()
    const { signal } = given
    Promise.resolve(arrange({ ...asked.how, rows: asked.rows, signal })).then(
      (result) => {
        if (!signal.aborted) setArranged({ of: asked, rows: result })
      },
      (error: unknown) => {
        if (!signal.aborted) reportError(error)
      },
    )
    return () => given.abort()
  }, [asked])
  return {
    rows: arranged?.rows ?? null,
    isCurrent: arranged?.of === asked,
    isStale: arranged !== null && !isSameSearch(arranged.of.how, asked.how),
  }
}

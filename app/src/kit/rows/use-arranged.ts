import { arrange, type FilterValue, type GridColumn, type SortItem } from '@ronde/ui/grid'
import { useEffect, useMemo, useState } from 'react'
import type { Locale } from '../../locales/intl.ts'

/** How rows are arranged. Keep the same object as long as it is the same. */
export interface Arranging<Row> {
  columns: readonly GridColumn<Row>[]
  search: string
  filters: Readonly<Record<string, FilterValue>>
  sort: readonly SortItem[]
  locale: Locale
  /** Rows that are left out before anything else. */
  before?: (row: Row) => boolean
}

interface Arranged<Row> {
  /** Null until they first are. */
  rows: readonly Row[] | null
  /** They are arranged as asked now; else they are those of before, until the new ones are there. */
  isCurrent: boolean
  /** They are those of another search, or of other filters; rows that were only read again are not. */
  isStale: boolean
}

const isSameSearch = (one: Arranging<never>, other: Arranging<never>): boolean =>
  one.search === other.search && one.filters === other.filters

/** Rows searched, filtered and sorted. Long lists are arranged in slices; the rows before stay until the new order is there. Null: not there. */
export function useArranged<Row extends object>(rows: readonly Row[] | null, how: Arranging<Row>): Arranged<Row> {
  const asked = useMemo(() => ({ rows, how }), [rows, how])
  const [arranged, setArranged] = useState<{ of: typeof asked; rows: readonly Row[] } | null>(null)
  // Another list is not to show the rows of this one for a moment.
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

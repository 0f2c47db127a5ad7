import { useMemo } from 'react'
import { News } from '../columns/news.tsx'
import type { RowsTold } from '../columns/rows-news.ts'
import type { Columns } from './use-columns.tsx'
import { useSortedInView } from './use-sorted-in-view.ts'
import type { HeadingScroll } from './use-sorted-in-view.ts'

interface BesideColumnsProps {
  columns: Columns
  scroll: HeadingScroll
  /** Rows shown; null where that is not settled, or told elsewhere. */
  count: number | null
  /** How many rows are selected. */
  selected: number
  /** The column whose heading the keyboard is on. */
  at?: string | undefined
}

/** The parts beside rows with columns: the menu of a heading, and the news for a screen reader. */
export function BesideColumns({ columns: strips, scroll, count, selected, at }: BesideColumnsProps) {
  const { columns, layout, sort, tracks, menu } = strips
  useSortedInView(sort, tracks, scroll)
  const told = useMemo<RowsTold>(
    () => ({ columns, layout, sort, count, selected, at }),
    [columns, layout, sort, count, selected, at],
  )
  return (
    <>
      {menu}
      <News state={told} />
    </>
  )
}

import { useEffect, useEffectEvent } from 'react'
import type { SortItem } from './column-types.ts'
import type { Track } from './tracks.ts'

/** Brings the column that the rows are ordered by into view: what order they have is told by its heading alone. */
export function useSortedInView<Row>(sort: readonly SortItem[], tracks: readonly Track<Row>[], reveal: (index: number, at: number) => void): void {
  const sorted = sort[0]?.column
  const show = useEffectEvent((id: string) => reveal(-1, tracks.findIndex((track) => track.id === id)))
  useEffect(() => {
    if (sorted !== undefined) show(sorted)
  }, [sorted])
}

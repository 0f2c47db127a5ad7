import { useEffect, useEffectEvent, useRef } from 'react'
import type { SortItem } from '../columns/column-types.ts'
import type { Track } from '../columns/tracks.ts'

/** Scrolls to headings. */
export interface HeadingScroll {
  reveal: (index: number, at: number) => void
  /** The column stays where it is, however far the others scroll. */
  isStill: (at: number) => boolean
}

/**
 * Brings the column that the rows are ordered by into view: their order is told by its heading alone.
 * Rows open at their start all the same, as their names are in the first column: another is brought in then only beside it.
 */
export function useSortedInView<Row>(
  sort: readonly SortItem[],
  tracks: readonly Track<Row>[],
  { reveal, isStill }: HeadingScroll,
): void {
  const sorted = sort[0]?.column ?? null
  const before = useRef<string | null>(undefined)
  const show = useEffectEvent((id: string, isOpening: boolean) => {
    if (isOpening && !isStill(tracks.findIndex(({ kind }) => kind === 'data'))) return
    reveal(
      -1,
      tracks.findIndex((track) => track.id === id),
    )
  })
  useEffect(() => {
    const isOpening = before.current === undefined
    if (sorted !== null && sorted !== before.current) show(sorted, isOpening)
    before.current = sorted
  }, [sorted])
}

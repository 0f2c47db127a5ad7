import type { SortItem } from '../internal/columns/column-types.ts'
import type { Track } from '../internal/columns/tracks.ts'
import { useSortedInView } from '../internal/columns/use-sorted-in-view.ts'
import type { HeadingScroll } from '../tree/tree-columns.ts'
import type { AnyItem } from '../tree/tree-props.ts'

interface SortedInViewProps {
  sort: readonly SortItem[]
  tracks: readonly Track<AnyItem>[]
  scroll: HeadingScroll
}

/** Draws nothing: the hook, for what is given its scrolling only where rows are drawn. */
export function SortedInView({ sort, tracks, scroll }: SortedInViewProps) {
  useSortedInView(sort, tracks, scroll)
  return null
}

import type { PointerEvent, ReactNode } from 'react'
import type { SortItem } from '../internal/columns/column-types.ts'
import type { Track } from '../internal/columns/tracks.ts'
import type { FocusKeeper } from '../internal/rows/focus-keeper.ts'
import type { AnyItem } from './tree-props.ts'

/** One row, as its cells are drawn. */
export interface CellsOptions {
  item: AnyItem
  /** The cell that is active, -1 for the row itself; null when it is not in this row. */
  activeCell: number | null
  /** In the tree's own cell. */
  label: ReactNode
  menu: ReactNode
}

/** Scrolls to headings. */
export interface HeadingScroll {
  reveal: (row: number, cell?: number) => void
  isStill: (cell: number) => boolean
}

/** All that columns bring to a tree. It comes from outside, so that a tree without them carries none of it. */
export interface TreeColumns {
  tracks: readonly Track<AnyItem>[]
  /** In px, what they take together at least. */
  width: number
  sort: readonly SortItem[]
  /** Siblings by their columns; null while they stand as they were given. */
  inOrder: ((siblings: readonly AnyItem[]) => readonly AnyItem[]) | null
  /** The same function until all rows must be drawn again. */
  cellsOf: (row: CellsOptions) => ReactNode
  /** `activeAt`: the heading that the keyboard is on, else -1. */
  headerOf: (options: { keeper: FocusKeeper; activeAt: number }) => ReactNode
  /** What stands beside the rows: the menu of a heading, and what is heard of changes. */
  besideRows: (scroll: HeadingScroll) => ReactNode
  onPointerDown: (event: PointerEvent) => void
  /** True for the click that ends a drag. */
  isDragEnd: () => boolean
  sortBy: (cell: number, add: boolean) => void
  /** To what a column must be for what it shows; `root` is the tree's element. */
  fit: (cell: number, root: Element) => void
  /** `shown`: how wide it is drawn, since texts share what room is left. */
  resizeBy: (cell: number, steps: 1 | -1, shown: number | undefined) => void
  openMenu: (cell: number, heading: Element, root: Element) => void
}

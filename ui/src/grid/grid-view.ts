import type { ReactNode } from 'react'
import type { LinkComponent } from '../theme/ui-context.ts'
import type { RowState } from '../internal/rows/row-state.ts'
import type { Translate } from '../messages/index.ts'
import type { FocusKeeper } from '../internal/rows/focus-keeper.ts'
import type { GridLocale } from '../internal/columns/column-types.ts'
import type { Track } from '../internal/columns/tracks.ts'

/** Below the public surface nothing depends on what a row is. */
export type AnyRow = object

/** The cell that the keyboard is on. */
export interface ActiveCell {
  /** -1 is the header. */
  index: number
  /** Of its row, to find it again after a refresh. */
  key: string | null
  track: string
}

/** What rows are drawn from; changes only when all rows must be drawn again. */
export interface RowsView {
  tracks: readonly Track<AnyRow>[]
  locale: GridLocale
  t: Translate
  keeper: FocusKeeper
  rowKey: (row: AnyRow) => string
  isSelectable: boolean
  stateOf: ((row: AnyRow) => RowState | undefined) | undefined
  /** What navigates. */
  link: LinkComponent
}

/** What the virtualised list hands to its parts; replaced when any of it changes, never while scrolling. */
export interface GridContext {
  view: RowsView
  /** How many rows there are. The rows themselves stay out: in development React compares what it is given, for each row drawn. */
  count: number
  isRowSelected: (row: AnyRow) => boolean
  active: ActiveCell | null
  /** The header row, rendered inside the scroller so that it scrolls sideways with the rows. */
  header: ReactNode
  /** Rows to show while there are none. */
  skeletonRows: number
}

/** Place of a row or cell in the grid, as assistive technology counts it: from 1, the header being the first row. */
export const rowIndexOf = (index: number): number => index + 2

/** The row and the track that an element is in; -1 is the header; null outside of cells. */
export function placeOf(target: EventTarget | null): { index: number; at: number; cell: HTMLElement } | null {
  if (!(target instanceof Element)) return null
  const cell = target.closest<HTMLElement>('[aria-colindex]')
  const row = cell?.closest('[aria-rowindex]')
  if (!cell || !row) return null
  return {
    index: Number(row.getAttribute('aria-rowindex')) - 2,
    at: Number(cell.getAttribute('aria-colindex')) - 1,
    cell,
  }
}

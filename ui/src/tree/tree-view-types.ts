import type { ReactNode } from 'react'
import type { LinkComponent } from '../theme/ui-context.ts'
import type { RowState } from '../internal/rows/row-state.ts'
import type { FocusKeeper } from '../internal/rows/focus-keeper.ts'
import type { Translate } from '../messages/index.ts'
import type { TreeColumns } from './tree-columns.ts'
import type { MovePosition } from './tree-move.ts'
import type { AnyItem, TreeSelectionMode } from './tree-props.ts'
import type { TreeShape, VisibleRows } from './tree-state.ts'

/** The row that the keyboard is on. */
export interface ActiveRow {
  key: string
  /** Index of its node, or of the branch that its placeholder stands under. */
  at: number
  isPlaceholder: boolean
  /** -1 while nothing shows, `headerRow` on the headings. */
  row: number
  /** Of a tree-grid; -1 is the row itself. */
  cell: number
}

/** What rows are drawn from; changes only when all rows must be drawn again. */
export interface RowsView {
  textOf: (item: AnyItem) => string
  iconOf: ((item: AnyItem) => string | undefined) | undefined
  hrefOf: ((item: AnyItem) => string | undefined) | undefined
  stateOf: ((item: AnyItem) => RowState | undefined) | undefined
  link: LinkComponent
  endOf: ((item: AnyItem) => ReactNode) | undefined
  hasMenus: boolean
  mode: TreeSelectionMode
  /** Of a tree-grid; 0 in a tree. */
  cellCount: number
  cellsOf: TreeColumns['cellsOf'] | null
  /** What is searched, folded; '' when nothing is. */
  query: string
  isFlat: boolean
  /** Begins the ids of rows. */
  id: string
  keeper: FocusKeeper
  t: Translate
}

/** Where what is dragged would be put. */
export interface DropMark {
  /** -1: at the end of the top level. */
  row: number
  position: MovePosition
  /** Why not. */
  refusal: string | null
}

/** What the virtualised list hands to its parts; replaced when any of it changes, never while scrolling. */
export interface TreeContext {
  view: RowsView
  shape: TreeShape<AnyItem>
  rows: VisibleRows
  active: ActiveRow | null
  isSelected: (at: number) => boolean
  /** Of three-state boxes. */
  boxes: Uint8Array | null
  cut: ReadonlySet<string>
  drop: DropMark | null
  /** The header row of a tree-grid, inside the scroller so that it scrolls sideways with the rows. */
  header: ReactNode
  skeletonRows: number
}

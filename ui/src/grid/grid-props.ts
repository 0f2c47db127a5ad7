import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { MenuItem } from '../menu/index.ts'
import type { RowsPlace } from '../internal/rows/use-rows-place.ts'
import type { RowState } from '../internal/rows/row-state.ts'
import type { GridColumn, GridLayout, SortItem } from '../internal/columns/column-types.ts'
import type { PlacedRows } from './placed-rows.ts'

/** Commands that a grid takes from outside. */
export interface GridHandle {
  /** Shows the row at the top, once rows are drawn: a call before that does nothing (begin with `defaultPlace` instead). */
  scrollToRow: (index: number) => void
  /** Scrolls as little as it takes to show the row; the focus stays where it is. */
  revealRow: (index: number) => void
  /** Gives a cell the focus and shows it; `column` is an id. */
  focusCell: (row: number, column: string) => void
}

export interface GridProps<Row extends object> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Names the grid. */
  label: string
  /** Filtered and sorted (see `arrange`); never changed in place. */
  rows: readonly Row[]
  /**
   * Where some rows are there and others are not: all of them by their places. `rows` are those that are there; the others are drawn as
   * rows to come. Every row is chosen as an `AllBut`. @default each of `rows` at its place in them
   */
  placed?: PlacedRows<Row> | undefined
  /** A row came into view that is not there. Keep the same function between renders. */
  onMissing?: ((missing: { row: number }) => void) | undefined
  /** Identifies a row over refreshes: focus and selection stay with it. Keep the same function between renders. */
  rowKey: (row: Row) => string
  /** Keep the same array between renders, or all rows are drawn again. */
  columns: readonly GridColumn<Row>[]
  /** While `loading` with rows they stay; without, rows of the final shape are shown. @default 'ready' */
  state?: 'loading' | 'ready' | 'error'
  /** How many rows there are when `rows` are only the first of them. @default rows.length */
  total?: number
  /**
   * Each row is a card, where there is no room for columns: the first column names it, the others stand under the name with their
   * headings; the second, a state, and the third share a line without. Give it few. Keys, roles and what is said stay those of a grid. @default false
   */
  hasCards?: boolean
  /** Columns the rows are sorted by, the first before the next. */
  sort?: readonly SortItem[]
  /** Told when people sort. */
  onSortChange?: (change: { sort: SortItem[] }) => void
  /**
   * Keys of the selected rows; `selectedRows` gives the rows. Without it the grid keeps its own. The selection is of the rows shown:
   * rows that search or a filter hides leave it, told by `onSelectionChange`.
   */
  selection?: ReadonlySet<string>
  /** Told when people select, with the ids of all rows that are selected then. */
  onSelectionChange?: (change: { selection: ReadonlySet<string> }) => void
  /** How many rows can be selected. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple'
  /** Enter or a double click on a row. */
  onOpen?: (open: { row: Row }) => void
  /** Rows that are no longer in use are drawn muted, those that have just come are marked, and both said so. Keep the same function between renders. */
  rowState?: (row: Row) => RowState | undefined
  /** The menu of a row: a button at its end, the menu key, a right click. */
  rowMenu?: (row: Row) => readonly MenuItem[]
  /** Told which thing of a row’s menu was chosen, and for which row. */
  onRowAction?: (action: { id: string; row: Row }) => void
  /** Where it begins: the place that `onPlaceChange` told when the user left. Rows may come later. */
  defaultPlace?: RowsPlace
  /** Another row at the top, once scrolling rests, or another active row. */
  onPlaceChange?: (change: { place: RowsPlace }) => void
  /** Without it the grid keeps its own. */
  layout?: GridLayout
  /** Told when people move, size, pin or hide columns. */
  onLayoutChange?: (change: { layout: GridLayout }) => void
  /** Shown when there are no rows; `noMatch` instead when `isFiltered`. */
  empty?: ReactNode
  /** In place of rows when search or filters leave none. */
  noMatch?: ReactNode
  /** Shown in state `error`: in place of the rows, or under them when there are some from before. */
  error?: ReactNode
  /** The last of `rows` come into view: where there are more than these, they are to be brought. */
  onEndReached?: () => void
  /** Search or filters are set, so that no rows means none match. */
  isFiltered?: boolean
  /** The rows are those of a search before, and those asked for now are on their way: Enter opens none of them, and they are said to be busy. */
  isStale?: boolean
  ref?: Ref<GridHandle>
}

const own = [
  'label',
  'rows',
  'placed',
  'onMissing',
  'rowKey',
  'columns',
  'hasCards',
  'state',
  'total',
  'sort',
  'onSortChange',
  'selection',
  'onSelectionChange',
  'selectionMode',
  'onOpen',
  'rowState',
  'rowMenu',
  'onRowAction',
  'defaultPlace',
  'onPlaceChange',
  'layout',
  'onLayoutChange',
  'onEndReached',
  'empty',
  'noMatch',
  'error',
  'isFiltered',
  'isStale',
] as const satisfies (keyof GridProps<object>)[]

/** The props that are not the grid's own and go to its root element. */
export function rootProps(
  props: Omit<GridProps<object>, 'ref'>,
): Omit<GridProps<object>, (typeof own)[number] | 'ref'> {
  const rest: Partial<Omit<GridProps<object>, 'ref'>> = { ...props }
  for (const name of own) delete rest[name]
  return rest
}

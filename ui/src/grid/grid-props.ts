import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { MenuItem } from '../menu/index.ts'
import type { RowsPlace } from '../internal/rows/use-rows-place.ts'
import type { RowState, RowStateTexts } from '../internal/rows/row-state.ts'
import type { GridColumn, GridLayout, SortItem } from '../internal/columns/column-types.ts'
import type { PlacedRows } from './placed-rows.ts'

/** Imperative commands of a grid. */
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
  /** The rows, filtered and sorted (see `arrange`); never change the array in place. */
  rows: readonly Row[]
  /**
   * Where not all rows are loaded: all rows by index. `rows` are the loaded ones; the others are drawn as
   * placeholders. Selecting all rows gives an `AllBut`. @default each of `rows` at its index
   */
  placed?: PlacedRows<Row> | undefined
  /** Called when a row comes into view that is not loaded. Keep the same function between renders. */
  onMissing?: ((missing: { row: number }) => void) | undefined
  /** Identifies a row over refreshes: focus and selection stay with it. Keep the same function between renders. */
  rowKey: (row: Row) => string
  /** Keep the same array between renders, or all rows are drawn again. */
  columns: readonly GridColumn<Row>[]
  /** `loading` keeps the existing rows; without any, placeholders of the final shape show. @default 'ready' */
  state?: 'loading' | 'ready' | 'error'
  /** Total number of rows, when `rows` are only the first of them. @default rows.length */
  total?: number
  /**
   * Shows each row as a card, where there is no room for columns: the first column is its name, the others are under the name with their
   * headings; the second, a state, and the third share a line without headings. Give it few columns. Keys, roles and announcements
   * stay those of a grid. @default false
   */
  hasCards?: boolean
  /** Columns the rows are sorted by, the first before the next. */
  sort?: readonly SortItem[]
  /** Called when the user sorts. Without it headings do not sort. */
  onSortChange?: (change: { sort: SortItem[] }) => void
  /**
   * Keys of the selected rows; `selectedRows` gives the rows. Without it the grid keeps its own. The selection is of the rows shown:
   * rows that search or a filter hides leave it, reported by `onSelectionChange`.
   */
  selection?: ReadonlySet<string>
  /** Called when the user changes the selection, with the ids of all selected rows. */
  onSelectionChange?: (change: { selection: ReadonlySet<string> }) => void
  /** How many rows can be selected. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple'
  /** Called at Enter or a double click on a row. */
  onOpen?: (open: { row: Row }) => void
  /** State of a row: inactive rows are drawn muted, added ones are marked, and both are announced. Keep the same function between renders. */
  rowState?: (row: Row) => RowState | undefined
  /** The words for those states, such as by the gender of what the rows are. Keep the same object between renders. @default the messages `grid.inactive` and `grid.added` */
  rowStateTexts?: RowStateTexts
  /** The menu of a row: a button at its end, the menu key, a right click. */
  rowMenu?: (row: Row) => readonly MenuItem[]
  /** Called with the id of the entry that was chosen in a row’s menu, and the row. */
  onRowAction?: (action: { id: string; row: Row }) => void
  /** Where the grid begins: the place that `onPlaceChange` gave when the user left. Rows may come later. */
  defaultPlace?: RowsPlace
  /** Called when another row is at the top, once scrolling rests, or another row is active. */
  onPlaceChange?: (change: { place: RowsPlace }) => void
  /** Order, widths, pinned and hidden columns. Without it the grid keeps its own. */
  layout?: GridLayout
  /** Called when the user moves, resizes, pins or hides columns. */
  onLayoutChange?: (change: { layout: GridLayout }) => void
  /** Shown when there are no rows; `noMatch` instead when `isFiltered`. */
  empty?: ReactNode
  /** Shown in place of rows when search or filters leave none. */
  noMatch?: ReactNode
  /** Shown in state `error`: in place of the rows, or under them when there are some from before. A text is announced; an element announces itself, as an `ErrorPanel` does. */
  error?: ReactNode
  /** Called each time the last of `rows` come into view: load more where there are more, and none are on their way. */
  onEndReached?: () => void
  /** Search or filters are set, so that no rows means none match. */
  isFiltered?: boolean
  /** The rows are those of an earlier search while those of the current one load: Enter opens none of them, and the grid is marked as busy. */
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
  'rowStateTexts',
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

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { AnyRow } from '../internal/rows/row-source.ts'
import type { SelectionMode } from '../internal/rows/use-selection.ts'
import type { RowsPlace } from '../internal/rows/use-rows-place.ts'
import type { RowState } from '../internal/rows/row-state.ts'
import type { MenuItem } from '../menu/index.ts'
import type { TreeMove } from './tree-move.ts'
import type { TreeSelection } from './tree-selection.ts'
import type { Expansion } from './tree-state.ts'

/** Commands that a tree takes from outside. */
export interface TreeHandle {
  /** Opens every branch that is loaded. */
  expandAll: () => void
  /** Closes every branch. */
  collapseAll: () => void
  /** Opens the branches that hide an item, shows it and gives it the focus. */
  focusItem: (key: string) => void
  /** Opens the branches that hide an item and shows it; the focus stays where it is. */
  showItem: (key: string) => void
  /** Keys of the first items that match the search, in the order of the rows; of all items without a search. */
  matches: (most: number) => string[]
}

export type { SelectionMode as TreeSelectionMode } from '../internal/rows/use-selection.ts'

export interface TreeProps<Item extends object> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'onLoad' | 'onSelect'
> {
  /** Names the tree. */
  label: string
  /** The roots, such as those of `buildTree`; never changed in place. */
  items: readonly Item[]
  /** Identifies an item over refreshes. Keep the same functions between renders, or the tree is read again. @default its `id` */
  itemKey?: (item: Item) => string
  /** Text of an item, as it is shown, said and searched. */
  itemText: (item: Item) => string
  /** Undefined when there are none, or none yet. @default its `children` */
  itemChildren?: (item: Item) => readonly Item[] | undefined
  /** The text that a search reads of an item: its own first, then more that is known of it. @default its text */
  itemSearch?: (item: Item) => string
  /** A name of the icon set. */
  itemIcon?: (item: Item) => string | undefined
  /** Where it leads: its text is a link. Enter and a double click follow it where the tree has no `onOpen`. */
  itemHref?: (item: Item) => string | undefined
  /** Items that are no longer in use are drawn muted, and said so. */
  rowState?: (item: Item) => RowState | undefined
  /** Stands at the end of the row, such as a badge. */
  itemEnd?: (item: Item) => ReactNode
  /** Whether an item whose children are undefined has some that `onLoad` brings. */
  hasMore?: (item: Item) => boolean
  /** A branch without its children was opened: put them into `items` before the promise resolves. Rejected: an error with a retry stands in their place. */
  onLoad?: (load: { item: Item; signal: AbortSignal }) => Promise<unknown>
  /** Whether an item stands for the one of its place, which is not there yet: it is drawn as a row to come. Siblings of such items keep their order. Keep the same function between renders. */
  isComing?: (item: Item) => boolean
  /** An item that is not there is in sight: put the one of its place into `items`. */
  onMissing?: (missing: { item: Item }) => void
  /** While `loading` with items they stay. @default 'ready' */
  state?: 'loading' | 'ready' | 'error'
  /** Without it the tree keeps its own. */
  expansion?: Expansion
  /** The branches that are open at first. @default allClosed */
  defaultExpansion?: Expansion
  /** Told when people open or close a branch. */
  onExpansionChange?: (change: { expansion: Expansion }) => void
  /** How many items can be selected, and how. @default 'none' */
  selectionMode?: SelectionMode
  /** Keys; with `checkbox` a checked branch stands for all it holds (see `checkedKeys`). Without it the tree keeps its own. */
  selection?: TreeSelection
  /** Told when people select. */
  onSelectionChange?: (change: { selection: TreeSelection }) => void
  /** Shows only items that hold this text, with their ancestors, which may hold some of its words; blind to accents and capitals. */
  search?: string
  /** Asked, after a pause in typing, while there are branches that are not loaded: put the hits with their ancestors into `items`. */
  onSearch?: (asked: { search: string; signal: AbortSignal }) => Promise<unknown>
  /** All items in one list, each with its path. @default false */
  isFlat?: boolean
  /** Enter or a double click; without it they open and close branches. */
  onOpen?: (open: { row: Item }) => void
  /** The menu of an item: a button at the end of its row, the menu key, a right click. */
  rowMenu?: (row: Item) => readonly MenuItem[]
  /** Told which thing of an item’s menu was chosen, and for which item. */
  onRowAction?: (action: { id: string; row: Item }) => void
  /**
   * With it items can be moved: by dragging, by Ctrl+X and Ctrl+V, by Alt+Shift+arrows, and by their menu. The next move waits for the
   * answer. Rejected: told as not done. `told` or `refused`: the caller tells the outcome itself, and the tree says nothing.
   */
  onMove?: (move: TreeMove<Item>) => unknown
  /** No item goes into another: they stand in one line. @default false */
  isLine?: boolean
  /** `true`, or why not: shown and said. Moves into itself and into its own descendants never come here. */
  canMove?: (move: TreeMove<Item>) => true | string
  /** Where it begins: the place that `onPlaceChange` told when the user left. Rows may come later. */
  defaultPlace?: RowsPlace
  /** Another row at the top, once scrolling rests, or another active row. */
  onPlaceChange?: (change: { place: RowsPlace }) => void
  /** Shown when there are no items; `noMatch` instead while searching. */
  empty?: ReactNode
  /** In place of the tree when search leaves nothing. */
  noMatch?: ReactNode
  /** Shown in state `error`. */
  error?: ReactNode
  ref?: Ref<TreeHandle>
}

export type { AnyRow as AnyItem } from '../internal/rows/row-source.ts'
export type TreeViewProps = Omit<TreeProps<AnyRow>, 'ref'>

const own = [
  'label',
  'items',
  'itemKey',
  'itemText',
  'itemSearch',
  'itemChildren',
  'itemIcon',
  'itemHref',
  'rowState',
  'itemEnd',
  'hasMore',
  'onLoad',
  'isComing',
  'onMissing',
  'state',
  'expansion',
  'defaultExpansion',
  'onExpansionChange',
  'selectionMode',
  'selection',
  'onSelectionChange',
  'search',
  'onSearch',
  'isFlat',
  'onOpen',
  'rowMenu',
  'onRowAction',
  'onMove',
  'isLine',
  'canMove',
  'defaultPlace',
  'onPlaceChange',
  'empty',
  'noMatch',
  'error',
] as const satisfies (keyof TreeViewProps)[]

/** The props that are not the tree's own and go to its root element. */
export function rootProps(props: TreeViewProps): Omit<TreeViewProps, (typeof own)[number]> {
  const rest: Partial<TreeViewProps> = { ...props }
  for (const name of own) delete rest[name]
  return rest
}

/** Whether rows have a menu. */
export const hasMenus = ({ onMove, rowMenu }: TreeViewProps): boolean => (onMove ?? rowMenu) !== undefined

export const idOf = (item: AnyRow): string => String((item as { id?: unknown }).id)
export const childrenOf = (item: AnyRow): readonly AnyRow[] | undefined =>
  (item as { children?: readonly AnyRow[] }).children

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { IconSource } from '../icon/index.ts'
import type { AnyRow } from '../internal/rows/row-source.ts'
import type { SelectionMode } from '../internal/rows/use-selection.ts'
import type { RowsPlace } from '../internal/rows/use-rows-place.ts'
import type { RowState, RowStateTexts } from '../internal/rows/row-state.ts'
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
  /** Accessible name of the tree. */
  label: string
  /** The roots, such as those of `buildTree`; never changed in place. */
  items: readonly Item[]
  /** Identifies an item over refreshes. Keep the same functions between renders, or the tree is read again. @default its `id` */
  itemKey?: (item: Item) => string
  /** Text of an item, as it is shown, announced and searched. */
  itemText: (item: Item) => string
  /** Children of an item; undefined when there are none, or none loaded. @default its `children` */
  itemChildren?: (item: Item) => readonly Item[] | undefined
  /** Text of an item that a search looks through: its own text first, then other words for it. @default its text */
  itemSearch?: (item: Item) => string
  /** Icon of an item: a name of the icon set, or the drawing itself. */
  itemIcon?: (item: Item) => IconSource | undefined
  /** Address of an item, whose text is then a link. Enter and a double click follow it where the tree has no `onOpen`. */
  itemHref?: (item: Item) => string | undefined
  /** State of an item: inactive ones are drawn muted and announced as such. */
  rowState?: (item: Item) => RowState | undefined
  /** The words for those states, such as by the gender of what the items are. Keep the same object between renders. @default the messages `tree.inactive` and `tree.added` */
  rowStateTexts?: RowStateTexts
  /** Content at the end of the row, such as a badge. */
  itemEnd?: (item: Item) => ReactNode
  /** Whether an item whose children are undefined has some that `onLoad` loads. */
  hasMore?: (item: Item) => boolean
  /** Called when a branch whose children are not loaded is opened: put them into `items` before the promise resolves. Rejected: an error with a retry shows in their place. */
  onLoad?: (load: { item: Item; signal: AbortSignal }) => Promise<unknown>
  /** Whether an item is a placeholder for one that is not loaded yet. Siblings of placeholders keep their order. Keep the same function between renders. */
  isComing?: (item: Item) => boolean
  /** Called when a placeholder comes in sight: put the item of its place into `items`. */
  onMissing?: (missing: { item: Item }) => void
  /** While `loading`, items that are loaded stay shown. @default 'ready' */
  state?: 'loading' | 'ready' | 'error'
  /** Which branches are open; without it the tree keeps its own. */
  expansion?: Expansion
  /** The branches that are open at first. @default allClosed */
  defaultExpansion?: Expansion
  /** Called when the user opens or closes a branch. */
  onExpansionChange?: (change: { expansion: Expansion }) => void
  /** How many items can be selected, and how. @default 'none' */
  selectionMode?: SelectionMode
  /** Keys of the selected items; with `checkbox` a checked branch stands for all it holds (see `checkedKeys`). Without it the tree keeps its own. */
  selection?: TreeSelection
  /** Called when the user changes the selection. */
  onSelectionChange?: (change: { selection: TreeSelection }) => void
  /** Shows only items that hold this text, with their ancestors, which may hold some of its words; ignores accents and case. */
  search?: string
  /** Called after a pause in typing, while some branches are not loaded: put the hits with their ancestors into `items`. */
  onSearch?: (asked: { search: string; signal: AbortSignal }) => Promise<unknown>
  /** Shows all items in one list, each with its path. @default false */
  isFlat?: boolean
  /** Called when Enter or a double click opens an item. Without it Enter follows the item’s link, else selects the item, else opens or closes the branch. */
  onOpen?: (open: { row: Item }) => void
  /** The menu of an item: a button at the end of its row, the menu key, a right click. */
  rowMenu?: (row: Item) => readonly MenuItem[]
  /** Called when an entry of an item’s menu is chosen, with the id of the entry. */
  onRowAction?: (action: { id: string; row: Item }) => void
  /**
   * Called when items are moved: by dragging, by Ctrl+X and Ctrl+V, by Alt+Shift+arrows, or by their menu; without it they cannot be.
   * The next move waits for the result. Rejected: announced as not done. `told` or `refused`: the caller announces the outcome itself.
   */
  onMove?: (move: TreeMove<Item>) => unknown
  /** Whether items form a flat list, where none is moved into another. @default false */
  isLine?: boolean
  /** Whether a move is allowed: `true`, or the reason against it, which is shown and announced. Not called for moves into the item itself or its descendants, which are refused. */
  canMove?: (move: TreeMove<Item>) => true | string
  /** Place shown at first, as `onPlaceChange` gave it when the user left. Its rows may be loaded later. */
  defaultPlace?: RowsPlace
  /** Called when another row is at the top, once scrolling rests, or another row is active. */
  onPlaceChange?: (change: { place: RowsPlace }) => void
  /** Shown when there are no items; `noMatch` instead while searching. */
  empty?: ReactNode
  /** Shown in place of the tree when the search finds nothing. */
  noMatch?: ReactNode
  /** Shown in state `error`. A text is announced; an element announces itself, as an `ErrorPanel` does. */
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
  'rowStateTexts',
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

import type { GridColumn, GridLayout, SortItem } from '../internal/columns/column-types.ts'
import type { AnyItem, TreeProps, TreeViewProps } from '../tree/tree-props.ts'

export interface TreeGridProps<Item extends object> extends TreeProps<Item> {
  /** The first is the tree's own: its text is `itemText`. Keep the same array between renders. */
  columns: readonly GridColumn<Item>[]
  /** Of siblings, by column; while there is one, items are moved into others only. Without it the tree keeps its own. */
  sort?: readonly SortItem[]
  /** Told when people sort. */
  onSortChange?: (change: { sort: SortItem[] }) => void
  /** Its widths are used; columns keep their places. Without it the tree keeps its own. */
  layout?: GridLayout
  /** Told when people move, size, pin or hide columns. */
  onLayoutChange?: (change: { layout: GridLayout }) => void
}

/** Props of trees with columns alone. */
type ColumnProps = Pick<TreeGridProps<AnyItem>, 'columns' | 'sort' | 'onSortChange' | 'layout' | 'onLayoutChange'>
export type TreeGridViewProps = TreeViewProps & ColumnProps

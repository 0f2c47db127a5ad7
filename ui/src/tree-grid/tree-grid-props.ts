import type { GridColumn, GridLayout, SortItem } from '../internal/columns/column-types.ts'
import type { AnyItem, TreeProps, TreeViewProps } from '../tree/tree-props.ts'

export interface TreeGridProps<Item extends object> extends TreeProps<Item> {
  /** The columns; the first is the tree's own, whose text is `itemText`. Keep the same array between renders. */
  columns: readonly GridColumn<Item>[]
  /** Order of siblings, by column; while there is one, items can only be moved into others. Without it the tree keeps its own. */
  sort?: readonly SortItem[]
  /** Called when the user sorts. Without it headings do not sort where `sort` is given. */
  onSortChange?: (change: { sort: SortItem[] }) => void
  /** Layout, of which only the widths are used; columns keep their places. Without it the tree keeps its own. */
  layout?: GridLayout
  /** Called when the user resizes columns. */
  onLayoutChange?: (change: { layout: GridLayout }) => void
}

/** Props of trees with columns alone. */
type ColumnProps = Pick<TreeGridProps<AnyItem>, 'columns' | 'sort' | 'onSortChange' | 'layout' | 'onLayoutChange'>
export type TreeGridViewProps = TreeViewProps & ColumnProps

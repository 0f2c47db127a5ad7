import type { TreeProps } from '../tree/tree-props.ts'
import { TreeView } from '../tree/tree-view.tsx'
import type { TreeGridProps, TreeGridViewProps } from './tree-grid-props.ts'
import { useTreeColumns } from './use-tree-columns.tsx'

/** A tree with columns: the keyboard goes over rows, and from a row into its cells (ARIA Authoring Practices, treegrid). */
export function TreeGrid<Item extends object>(given: TreeGridProps<Item>) {
  const { ref, columns, sort, onSortChange, layout, onLayoutChange, ...props } = given as unknown as TreeGridViewProps &
    Pick<TreeProps<Item>, 'ref'>
  const strips = useTreeColumns({ columns, sort, onSortChange, layout, onLayoutChange }, props)
  // The tree's own column may say where its items lead, as any other.
  return <TreeView {...props} itemHref={props.itemHref ?? columns[0]?.href} columns={strips} ref={ref} />
}

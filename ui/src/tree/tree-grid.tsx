import type { TreeGridProps, TreeViewProps } from './tree-props.ts'
import { TreeView } from './tree-view.tsx'
import { useMoveDialog } from './use-move-dialog.tsx'

/** A tree with columns: the keyboard goes over rows, and from a row into its cells (ARIA Authoring Practices, treegrid). */
export function TreeGrid<Item extends object>(given: TreeGridProps<Item>) {
  const { ref, ...props } = given as unknown as TreeViewProps & Pick<TreeGridProps<Item>, 'ref'>
  return <TreeView {...props} ref={ref} renderMoveDialog={useMoveDialog(props)} />
}

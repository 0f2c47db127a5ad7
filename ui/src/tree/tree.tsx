import type { TreeProps, TreeViewProps } from './tree-props.ts'
import { TreeView } from './tree-view.tsx'

/**
 * Things in things: opened, searched, selected, loaded as they are needed and moved, by keyboard, pointer and screen reader alike
 * (ARIA Authoring Practices, tree view). Virtualised; it fills its parent's height and scrolls inside.
 */
export function Tree<Item extends object>(given: TreeProps<Item>) {
  // From here on nothing depends on the type of an item.
  const { ref, ...props } = given as unknown as TreeViewProps & Pick<TreeProps<Item>, 'ref'>
  return <TreeView {...props} ref={ref} />
}

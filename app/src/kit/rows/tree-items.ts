import { buildTree, type TreeNode } from '@ronde/ui/tree'
import type { AnyRow } from '../place/row.ts'
import type { TreeShape } from './shape.ts'
import { withAncestors } from './with-ancestors.ts'

type Shape = Pick<TreeShape<AnyRow>, 'id' | 'parent' | 'order'>

/** The roots of the tree of rows, with siblings in the users' order. `among`: only these rows and their ancestors. */
export function treeItems(
  rows: readonly AnyRow[],
  { id, parent, order }: Shape,
  among: readonly AnyRow[] | null,
): readonly TreeNode<AnyRow>[] {
  const kept = among ? withAncestors(among, rows, id, parent) : rows
  const ordered = order ? kept.toSorted((one, other) => Number(one[order] ?? 0) - Number(other[order] ?? 0)) : kept
  return buildTree(ordered, { id: (row) => row[id], parentId: (row) => (parent === undefined ? null : row[parent]) })
    .roots
}

/** A row of a tree as a line. */
export interface TreeLine {
  readonly row: AnyRow
  /** Number of ancestors. */
  readonly level: number
}

/** The lines of a tree from top to bottom, with all branches open. */
export const treeLines = (items: readonly TreeNode<AnyRow>[], level = 0): TreeLine[] =>
  items.flatMap(({ row, children }) => [{ row, level }, ...treeLines(children, level + 1)])

import { buildTree, type TreeNode } from '@ronde/ui/tree'
import type { AnyRow } from '../place/row.ts'
import type { TreeShape } from './shape.ts'
import { withAncestors } from './with-ancestors.ts'

type Shape = Pick<TreeShape<AnyRow>, 'id' | 'parent' | 'order'>

/** Rows as the roots of a tree, each below its parent in the order that people gave them. `among`: only these of them, and what stands above. */
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

/** A row of a tree that is laid out line by line. */
export interface TreeLine {
  readonly row: AnyRow
  /** Rows above it. */
  readonly level: number
}

/** The lines of a tree from top to bottom, all of it open. */
export const treeLines = (items: readonly TreeNode<AnyRow>[], level = 0): TreeLine[] =>
  items.flatMap(({ row, children }) => [{ row, level }, ...treeLines(children, level + 1)])

import type { Reader } from './build-tree.ts'
import type { TreeIndex } from './tree-index.ts'

export type MovePosition = 'before' | 'inside' | 'after'

/** Why a move can never be. */
type MoveProblem = 'itself' | 'descendant' | 'same'

/** Of these nodes, those that no other of them holds: a branch takes its children along. Ascending. */
export function topmost({ size }: Pick<TreeIndex<never>, 'size'>, nodes: Iterable<number>): number[] {
  const kept: number[] = []
  let end = 0
  for (const at of [...nodes].toSorted((one, other) => one - other)) {
    if (at < end) continue
    kept.push(at)
    end = at + (size[at] ?? 1)
  }
  return kept
}

/** The mistake that makes a move impossible in any tree; null when there is none. `target` -1: the top level. */
export function moveProblem(
  { parent, size, position, kids, rootCount }: Omit<TreeIndex<never>, 'items' | 'keyOf'>,
  moved: readonly number[],
  target: number,
  where: MovePosition,
): MoveProblem | null {
  for (const at of moved) {
    if (at === target) return 'itself'
    if (target > at && target < at + (size[at] ?? 1)) return 'descendant'
  }
  const [one] = moved
  if (moved.length !== 1 || one === undefined) return null
  // Alone, it may already be where it is to go.
  const place = position[one] ?? 1
  const home = parent[one] ?? -1
  const siblings = home < 0 ? rootCount : (kids[home] ?? 0)
  if (where === 'inside') return home === target && place === siblings ? 'same' : null
  if (target < 0 || home !== (parent[target] ?? -1)) return null
  const gap = (position[target] ?? 1) - place
  return gap === (where === 'before' ? 1 : -1) ? 'same' : null
}

/** A move as callers are told it. */
export interface TreeMove<Item> {
  /** In the order of the tree; none holds another. */
  moved: readonly Item[]
  /** Null is the top level, with `inside`: at its end. */
  target: Item | null
  /** Where it goes: before or after the target, or into it. */
  position: MovePosition
}

/** Makes the move of indexes one of items. */
export const moveOf = <Item>(
  { items }: TreeIndex<Item>,
  moved: readonly number[],
  target: number,
  position: MovePosition,
): TreeMove<Item> => ({
  moved: moved.map((at) => items[at] as Item),
  target: target < 0 ? null : (items[target] as Item),
  position,
})

export interface MoveRowsOptions<Row> {
  /** Where a row has its key. */
  id: Reader<Row>
  /** Where a row has the key of its parent. */
  parentId: Reader<Row>
  /** The row under another parent (null: at the top level). */
  withParent: (row: Row, parent: Row | null) => Row
}

/** Does a move on flat rows, whose order is that of siblings. `moved` and `target` are rows of the list. */
export function moveRows<Row extends object>(
  rows: readonly Row[],
  { moved, target, position }: TreeMove<Row>,
  options: MoveRowsOptions<Row>,
): Row[] {
  const read = (row: Row, reader: Reader<Row>): unknown => (typeof reader === 'function' ? reader(row) : row[reader])
  const parentOf = (row: Row): Row | null =>
    rows.find((other) => String(read(other, options.id)) === String(read(row, options.parentId))) ?? null
  const going = new Set(moved)
  const parent = target && (position === 'inside' ? target : parentOf(target))
  const placed = moved.map((row) => options.withParent(row, parent))
  const rest = rows.filter((row) => !going.has(row))
  if (!target || position === 'inside') return [...rest, ...placed]
  return rest.toSpliced(rest.indexOf(target) + (position === 'after' ? 1 : 0), 0, ...placed)
}

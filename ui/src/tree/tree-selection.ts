import type { RowSource } from '../internal/rows/row-source.ts'
import { rangeOf, toggledKey } from '../internal/rows/selection.ts'
import type { SelectionMode, SelectionRules } from '../internal/rows/use-selection.ts'
import { keyAt, keyMap } from './tree-index.ts'
import type { TreeIndex } from './tree-index.ts'
import { match } from './tree-search.ts'
import type { TreeHits } from './tree-search.ts'
import { nodeOf } from './tree-state.ts'
import type { VisibleRows } from './tree-state.ts'

/** Keys of the selected items. */
export type TreeSelection = ReadonlySet<string>

/** Of a box with three states. */
export const unchecked = 0
export const mixed = 1
export const checked = 2

/**
 * The box of every node. A checked branch stands for all it holds, so a selection may name branches, leaves, or both;
 * a branch is checked when all its children are, mixed when some part of it is.
 */
export function checkStates<Item>(index: TreeIndex<Item>, selection: TreeSelection): Uint8Array {
  const { count, parent, kids } = index
  const states = new Uint8Array(count)
  if (selection.size === 0) return states
  const places = keyMap(index)
  for (const key of selection) {
    const at = places.get(key)
    if (at !== undefined) states[at] = checked
  }
  for (let at = 0; at < count; at++) if (states[parent[at] ?? -1] === checked) states[at] = checked
  settleBranches(states, { count, parent, kids })
  return states
}

/** Branches from their children, the deepest first. */
function settleBranches(
  states: Uint8Array,
  { count, parent, kids }: Pick<TreeIndex<never>, 'count' | 'parent' | 'kids'>,
): void {
  const full = new Int32Array(count)
  for (let at = count - 1; at >= 0; at--) {
    const children = kids[at] ?? 0
    if (children > 0) states[at] = full[at] === children ? checked : states[at] === unchecked ? unchecked : mixed
    const up = parent[at] ?? -1
    if (up < 0 || states[at] === unchecked) continue
    if (states[at] === checked) full[up] = (full[up] ?? 0) + 1
    if (states[up] === unchecked) states[up] = mixed
  }
}

/** The fewest keys that say the same: a checked branch instead of all it holds, children that are not loaded yet included. */
export function cover<Item>(index: TreeIndex<Item>, states: Uint8Array): Set<string> {
  const keys = new Set<string>()
  for (let at = 0; at < index.count;) {
    const state = states[at]
    if (state === checked) keys.add(keyAt(index, at))
    at += state === mixed ? 1 : (index.size[at] ?? 1)
  }
  return keys
}

/** Keys that are not in the tree now stay selected: they may be loaded later. */
function strangers<Item>(index: TreeIndex<Item>, selection: TreeSelection): string[] {
  if (selection.size === 0) return []
  const places = keyMap(index)
  return [...selection].filter((key) => !places.has(key))
}

/** Checks or unchecks a node with all it holds; a mixed branch becomes checked. */
export function toggleChecked<Item>(index: TreeIndex<Item>, selection: TreeSelection, at: number): TreeSelection {
  const states = checkStates(index, selection)
  const { size, parent, kids, count } = index
  states.fill(states[at] === checked ? unchecked : checked, at, at + (size[at] ?? 1))
  // The boxes of its ancestors follow from their children alone.
  for (let up = parent[at] ?? -1; up >= 0; up = parent[up] ?? -1) states[up] = unchecked
  settleBranches(states, { count, parent, kids })
  return new Set([...strangers(index, selection), ...cover(index, states)])
}

/** All, or none when all are. While a search is on, the hits alone, each with all it holds. */
export function toggleAllChecked<Item>(
  index: TreeIndex<Item>,
  selection: TreeSelection,
  hits: TreeHits | null = null,
): TreeSelection {
  const states = checkStates(index, selection)
  const isMeant = (at: number) => hits === null || ((hits.flags[at] ?? 0) & match) !== 0
  const isAll = states.every((state, at) => state === checked || !isMeant(at))
  const { size, parent, kids, count } = index
  for (let at = 0; at < count;) {
    const end = at + (isMeant(at) ? (size[at] ?? 1) : 1)
    if (isMeant(at)) states.fill(isAll ? unchecked : checked, at, end)
    at = end
  }
  // The boxes of branches follow from their children alone.
  for (let at = 0; at < count; at++) if ((kids[at] ?? 0) > 0) states[at] = unchecked
  settleBranches(states, { count, parent, kids })
  return new Set([...strangers(index, selection), ...cover(index, states)])
}

/** Every key that a three-state selection stands for among the loaded nodes, branches and leaves alike. */
export function checkedKeys<Item>(index: TreeIndex<Item>, selection: TreeSelection): string[] {
  const states = checkStates(index, selection)
  return index.items.filter((_, at) => states[at] === checked).map(index.keyOf)
}

/** All rows that show, or none of them when all are selected. */
export function toggledRows(source: RowSource, selection: TreeSelection): TreeSelection {
  const all = rangeOf(source, 0, source.count - 1)
  const isAll = [...all].every((key) => selection.has(key))
  return isAll ? new Set([...selection].filter((key) => !all.has(key))) : new Set([...selection, ...all])
}

interface TreeRulesOptions<Item> {
  index: TreeIndex<Item>
  rows: VisibleRows
  source: RowSource
  mode: SelectionMode
  hits: TreeHits | null
}

/** Of the items of a tree: by row, or as branches that stand for all they hold. */
export const treeRules = <Item>({ index, rows, source, mode, hits }: TreeRulesOptions<Item>): SelectionRules => ({
  has: (selection, row) => selection.has(source.keyAt(row)),
  toggled: (selection, row) =>
    mode === 'checkbox'
      ? toggleChecked(index, selection, nodeOf(rows[row] ?? 0))
      : toggledKey(selection, source.keyAt(row)),
  toggledAll: (selection) =>
    mode === 'checkbox' ? toggleAllChecked(index, selection, hits) : toggledRows(source, selection),
})

import { isBranch, keyAt, notLoaded } from './tree-index.ts'
import type { TreeIndex } from './tree-index.ts'
import { fits, isUnder, below, match } from './tree-search.ts'
import type { TreeHits } from './tree-search.ts'

/** Which branches are open, as plain data: all are `base`, but for the keys in `except`. Opening 100,000 nodes takes no time this way. */
export interface Expansion {
  /** How all branches are. */
  base: 'closed' | 'open'
  /** Keys of those that are the other way round. */
  except: ReadonlySet<string>
}

export const allClosed: Expansion = { base: 'closed', except: new Set() }
/** Branches that are not loaded stay closed: opening everything must not ask for everything. */
export const allOpen: Expansion = { base: 'open', except: new Set() }

/** Only these branches open. */
export const openOnly = (keys: Iterable<string>): Expansion => ({ base: 'closed', except: new Set(keys) })

export const isOpenIn = ({ base, except }: Expansion, key: string): boolean => except.has(key) !== (base === 'open')

/** The same expansion with some branches opened or closed. */
export function withOpen(expansion: Expansion, keys: Iterable<string>, open: boolean): Expansion {
  const except = new Set(expansion.except)
  for (const key of keys) {
    if (open === (expansion.base === 'open')) except.delete(key)
    else except.add(key)
  }
  return { base: expansion.base, except }
}

/** How a branch is being loaded. `empty`: it was, and there was nothing. */
export type LoadState = 'pending' | 'failed' | 'empty'
type Loads = ReadonlyMap<string, LoadState>
export const noLoads: Loads = new Map()

/**
 * Rows from top to bottom: a node's index, or `~index` for the row under a branch that tells how its loading goes.
 * Depth-first order makes them ascend, so that a node's row is found by halving.
 */
export type VisibleRows = Int32Array

export const isPlaceholder = (row: number): boolean => row < 0
/** The node of a row; of a placeholder, the branch that it stands under. */
export const nodeOf = (row: number): number => (row < 0 ? ~row : row)

/** All that decides which rows there are. */
export interface TreeShape<Item> {
  index: TreeIndex<Item>
  expansion: Expansion
  /** The branches that the user opened (true) or closed while a search is on. */
  chosen: ReadonlyMap<string, boolean>
  hits: TreeHits | null
  loads: Loads
  isFlat: boolean
}

/** Whether a branch is open. While a search is on, those are that hold a hit, unless the user chose otherwise. */
export function isNodeOpen<Item>({ index, expansion, chosen, hits, loads }: TreeShape<Item>, at: number): boolean {
  if (!isBranch(index, at)) return false
  if (hits) {
    const byDefault = ((hits.flags[at] ?? 0) & below) !== 0
    return chosen.size === 0 ? byDefault : (chosen.get(keyAt(index, at)) ?? byDefault)
  }
  const { base, except } = expansion
  if (index.kids[at] === notLoaded) {
    const key = keyAt(index, at)
    return base === 'open' ? !except.has(key) && loads.has(key) : except.has(key)
  }
  return except.size === 0 ? base === 'open' : isOpenIn(expansion, keyAt(index, at))
}

/** The rows that show. */
export function visibleRows<Item>(shape: TreeShape<Item>): VisibleRows {
  const { index, hits, isFlat } = shape
  const { count, size, kids } = index
  const rows = new Int32Array(count + index.unloaded)
  let length = 0
  const isAllOpen =
    !hits && shape.expansion.base === 'open' && shape.expansion.except.size === 0 && index.unloaded === 0
  for (let at = 0; at < count;) {
    if (isFlat) {
      if (!hits || (hits.flags[at] ?? 0) & match) rows[length++] = at
      at++
    } else if (hits && !fits(hits, at)) at += size[at] ?? 1
    else {
      rows[length++] = at
      if (isAllOpen || isNodeOpen(shape, at)) {
        if (kids[at] === notLoaded) rows[length++] = ~at
        at++
      } else at += size[at] ?? 1
    }
  }
  return rows.subarray(0, length)
}

/** The row of a node, -1 when it does not show. */
export function rowOf(rows: VisibleRows, at: number, placeholder = false): number {
  let [low, high] = [0, rows.length - 1]
  const wanted = at * 2 + (placeholder ? 1 : 0)
  while (low <= high) {
    const middle = (low + high) >> 1
    const row = rows[middle] ?? 0
    const place = row < 0 ? ~row * 2 + 1 : row * 2
    if (place === wanted) return middle
    if (place < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** The row of a node or, where it is hidden, of the nearest ancestor that shows; -1 when there is none. */
export function nearestRow<Item>({ parent }: TreeIndex<Item>, rows: VisibleRows, at: number): number {
  for (let node = at; node >= 0; node = parent[node] ?? -1) {
    const row = rowOf(rows, node)
    if (row >= 0) return row
  }
  return -1
}

/** `aria-level`, `aria-posinset`, `aria-setsize`: as if all rows were in the page. */
export interface Place {
  level: number
  position: number
  setSize: number
}

export function placeOf<Item>({ index, hits, isFlat }: TreeShape<Item>, rows: VisibleRows, row: number): Place {
  const code = rows[row] ?? 0
  const at = nodeOf(code)
  if (isFlat) return { level: 1, position: row + 1, setSize: rows.length }
  const level = (index.depth[at] ?? 0) + 1
  if (isPlaceholder(code)) return { level: level + 1, position: 1, setSize: 1 }
  const up = index.parent[at] ?? -1
  if (hits && !isUnder(hits, at)) return { level, position: hits.position[at] ?? 1, setSize: hits.kids[up + 1] ?? 1 }
  return { level, position: index.position[at] ?? 1, setSize: up < 0 ? index.rootCount : (index.kids[up] ?? 1) }
}

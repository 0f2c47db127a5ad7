/** How a tree's items are read; they may be of any shape. */
export interface TreeReader<Item> {
  /** Key of an item, unique in the tree. */
  keyOf: (item: Item) => string
  /** Undefined when there are none, or none yet. */
  childrenOf: (item: Item) => readonly Item[] | undefined
  /** For an item without children so far: whether there are some to be loaded. */
  hasMore?: ((item: Item) => boolean) | undefined
}

/**
 * The items of a tree in depth-first order, with the figures that are needed all the time in typed arrays: a subtree is the range
 * `at` to `at + size[at]`, so that 100,000 nodes are opened, searched and counted without touching an object.
 */
export interface TreeIndex<Item> {
  /** Every item, in depth-first order. */
  items: readonly Item[]
  /** Key of an item. */
  keyOf: (item: Item) => string
  /** How many items there are; the arrays may be longer. */
  count: number
  /** 0 for roots. */
  depth: Uint16Array
  /** -1 for roots. */
  parent: Int32Array
  /** The item itself included. */
  size: Int32Array
  /** Among its siblings, from 1. */
  position: Int32Array
  /** How many children; `notLoaded` when that is not known yet. */
  kids: Int32Array
  /** How many roots there are. */
  rootCount: number
  /** How many branches are not loaded. */
  unloaded: number
}

export const notLoaded = -1
const maxDepth = 65_535

function grown<Values extends Int32Array | Uint16Array>(values: Values, length: number): Values {
  const next = new (values.constructor as new (size: number) => Values)(length)
  next.set(values)
  return next
}

/** Reads a tree once, without recursion. An item that is its own ancestor keeps no children the second time, so that a cycle ends. */
export function indexTree<Item>(
  roots: readonly Item[],
  { keyOf, childrenOf, hasMore }: TreeReader<Item>,
): TreeIndex<Item> {
  const items: Item[] = []
  let room = Math.max(64, roots.length * 2)
  let depth = new Uint16Array(room)
  let [parent, size, position, kids] = [
    new Int32Array(room),
    new Int32Array(room),
    new Int32Array(room),
    new Int32Array(room),
  ]
  let unloaded = 0

  // Those whose children are being read: looking up the chain would take longer the deeper it is.
  const above = new Set<Item>()

  // The list being read, how far it is read, and whose children it holds; and the same of those around it.
  let list = roots
  let next = 0
  let owner = -1
  const outer: { list: readonly Item[]; next: number; owner: number }[] = []
  for (;;) {
    if (next >= list.length) {
      if (owner >= 0) {
        size[owner] = items.length - owner
        above.delete(items[owner] as Item)
      }
      const back = outer.pop()
      if (!back) break
      list = back.list
      next = back.next
      owner = back.owner
      continue
    }
    const item = list[next] as Item
    next += 1
    const at = items.push(item) - 1
    if (at >= room) {
      room *= 2
      depth = grown(depth, room)
      parent = grown(parent, room)
      size = grown(size, room)
      position = grown(position, room)
      kids = grown(kids, room)
    }
    depth[at] = Math.min(outer.length, maxDepth)
    parent[at] = owner
    size[at] = 1
    position[at] = next
    const children = childrenOf(item)
    if (children && children.length > 0) {
      if (above.has(item)) continue
      above.add(item)
      kids[at] = children.length
      outer.push({ list, next, owner })
      list = children
      next = 0
      owner = at
    } else if (!children && hasMore?.(item)) {
      kids[at] = notLoaded
      unloaded++
    }
  }
  return { items, keyOf, count: items.length, depth, parent, size, position, kids, rootCount: roots.length, unloaded }
}

/** True for a node that can be opened, loaded or not. */
export const isBranch = ({ kids }: Pick<TreeIndex<never>, 'kids'>, at: number): boolean => kids[at] !== 0

export function keyAt<Item>({ items, keyOf }: TreeIndex<Item>, at: number): string {
  return keyOf(items[at] as Item)
}

/** Where a key is, -1 when it is nowhere. For one key; `keyMap` is for many. */
export function findKey<Item>({ items, keyOf }: TreeIndex<Item>, key: string): number {
  return items.findIndex((item) => keyOf(item) === key)
}

const maps = new WeakMap<object, ReadonlyMap<string, number>>()

/** Where each key is; made when first asked for. */
export function keyMap<Item>(index: TreeIndex<Item>): ReadonlyMap<string, number> {
  let map = maps.get(index)
  if (!map) maps.set(index, (map = new Map(index.items.map((item, at) => [index.keyOf(item), at]))))
  return map
}

/** Indexes of an item's ancestors, the root first. */
export function ancestorsOf({ parent }: Pick<TreeIndex<never>, 'parent'>, at: number): number[] {
  const path: number[] = []
  for (let up = parent[at] ?? -1; up >= 0; up = parent[up] ?? -1) path.push(up)
  return path.toReversed()
}

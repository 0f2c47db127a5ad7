/** A node of the tree. */
export interface TreeNode<Row> {
  /** Key of its row. */
  id: string
  /** The row that it was built from. */
  row: Row
  /** 0 for roots. */
  depth: number
  /** Whether it has no children. */
  leaf: boolean
  /** In the order of the rows. */
  children: TreeNode<Row>[]
  /** The parent; null at a root. */
  parentNode: TreeNode<Row> | null
}

/** A field's name, or a function that reads it. */
export type Reader<Row> = (keyof Row & string) | ((row: Row) => unknown)

export interface BuildTreeOptions<Row> {
  /** The key of a row. */
  id: Reader<Row>
  /** Null, undefined and '' are roots; so is 0 when no row has that id. */
  parentId: Reader<Row>
}

export interface BuiltTree<Row> {
  /** Nodes without a parent, in order. */
  roots: TreeNode<Row>[]
  /** Every node by its key. */
  nodes: ReadonlyMap<string, TreeNode<Row>>
  /** Rows whose parent is not among the rows; they become roots, so that nothing is hidden. */
  orphans: Row[]
  /** Ids that are each other's ancestors, child before parent; the first in the order of the rows becomes a root. */
  cycles: string[][]
  /** Rows whose id an earlier row has; left out. */
  duplicates: Row[]
}

const readerOf = <Row>(reader: Reader<Row>) =>
  typeof reader === 'function' ? reader : (row: Row): unknown => row[reader]

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''

/**
 * A key as it is looked up: a whole number for the text of one. Browsers' maps take the texts of numbers for much the same text as
 * each other: 300,000 of them take seconds.
 */
function lookedUp(key: unknown): string | number {
  if (typeof key === 'number' && Number.isInteger(key) && key >= 0 && key < 1e15) return key
  const text = String(key)
  return /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text
}

const unknown = -1
const onPath = -2

/** Makes a tree of flat rows in any order. Never throws and always ends. */
export function buildTree<Row>(rows: readonly Row[], options: BuildTreeOptions<Row>): BuiltTree<Row> {
  const idOf = readerOf(options.id)
  const parentOf = readerOf(options.parentId)
  const found = new Map<string | number, TreeNode<Row>>()
  const duplicates: Row[] = []
  for (const row of rows) {
    const id = idOf(row)
    const key = lookedUp(id)
    if (found.has(key)) duplicates.push(row)
    else found.set(key, { id: String(id), row, depth: unknown, leaf: true, children: [], parentNode: null })
  }

  const orphans: Row[] = []
  for (const node of found.values()) {
    const parentId = parentOf(node.row)
    if (isNothing(parentId)) continue
    const parent = found.get(lookedUp(parentId))
    if (parent) node.parentNode = parent
    else if (parentId !== 0) orphans.push(node.row)
  }

  const cycles: string[][] = []
  const order = lazily(() => new Map([...found.values()].map((node, at) => [node, at])))
  for (const node of found.values()) {
    const cycle = settleDepths(node)
    if (!cycle) continue
    const places = order()
    cutAt(
      cycle.reduce((first, other) => ((places.get(other) ?? 0) < (places.get(first) ?? 0) ? other : first)),
      cycle,
    )
    cycles.push(cycle.map(({ id }) => id))
    settleDepths(node)
  }

  const roots: TreeNode<Row>[] = []
  for (const node of found.values()) {
    const { parentNode } = node
    if (parentNode) {
      parentNode.children.push(node)
      parentNode.leaf = false
    } else roots.push(node)
  }
  const nodes = lazily(() => new Map([...found.values()].map((node) => [node.id, node])))
  return {
    roots,
    get nodes() {
      return nodes()
    },
    orphans,
    cycles,
    duplicates,
  }
}

function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

/** Gives a node and its ancestors their depths; or gives the cycle that it leads into, with no depth given. */
function settleDepths<Row>(start: TreeNode<Row>): TreeNode<Row>[] | null {
  const path: TreeNode<Row>[] = []
  let at: TreeNode<Row> | null = start
  while (at && at.depth === unknown) {
    at.depth = onPath
    path.push(at)
    at = at.parentNode
  }
  if (at?.depth === onPath) {
    for (const node of path) node.depth = unknown
    return path.slice(path.indexOf(at))
  }
  let depth = at ? at.depth + 1 : 0
  for (const node of path.toReversed()) node.depth = depth++
  return null
}

/** Makes a node of a cycle a root, and lets the cycle begin with it. */
function cutAt<Row>(node: TreeNode<Row>, cycle: TreeNode<Row>[]): void {
  node.parentNode = null
  cycle.unshift(...cycle.splice(cycle.indexOf(node)))
}

import { buildTree } from './build-tree.ts'
import type { BuildTreeOptions, Reader } from './build-tree.ts'

export interface RowsAsTreeOptions<Row> extends BuildTreeOptions<Row> {
  /** Sort key of siblings, a number or a text. @default the order of the rows */
  order?: Reader<Row>
}

/** Flat rows as props of a tree: `<TreeGrid {...tree} />`. The items it shows, opens and moves are the rows themselves. */
export interface RowsAsTree<Row> {
  items: readonly Row[]
  itemKey: (row: Row) => string
  itemChildren: (row: Row) => readonly Row[] | undefined
}

const orderOf = <Row>(reader: Reader<Row>, row: Row): unknown =>
  typeof reader === 'function' ? reader(row) : row[reader]

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [first, second] = [one, other].map((value) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '',
  )
  return (first ?? '').localeCompare(second ?? '', undefined, { numeric: true })
}

/** Makes a tree of rows with parent keys. Orphans become roots and cycles are cut, so that nothing is hidden. Memoise the result. */
export function rowsAsTree<Row>(rows: readonly Row[], { order, ...readers }: RowsAsTreeOptions<Row>): RowsAsTree<Row> {
  const inOrder =
    order === undefined ? rows : rows.toSorted((one, other) => compare(orderOf(order, one), orderOf(order, other)))
  const { roots, nodes } = buildTree(inOrder, readers)
  const children = new Map(
    [...nodes].flatMap(([key, { children: own }]) =>
      own.length > 0 ? [[key, own.map(({ row }) => row)] as const] : [],
    ),
  )
  const itemKey = (row: Row) => String(orderOf(readers.id, row))
  return { items: roots.map(({ row }) => row), itemKey, itemChildren: (row) => children.get(itemKey(row)) }
}

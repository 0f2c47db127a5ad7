import { expect, test } from 'vitest'
import { rowsAsTree } from './rows-as-tree.ts'

interface Value {
  guid: string
  parent: string | null
  order: number
}

const rows: Value[] = [
  { guid: 'b', parent: null, order: 10 },
  { guid: 'a2', parent: 'a', order: 2 },
  { guid: 'a', parent: null, order: 9 },
  { guid: 'a1', parent: 'a', order: 1 },
  { guid: 'lost', parent: 'gone', order: 11 },
]

test('flat rows are a tree of the rows themselves, siblings in order', () => {
  const { items, itemKey, itemChildren } = rowsAsTree(rows, { id: 'guid', parentId: 'parent', order: 'order' })
  expect(items).toEqual([rows[2], rows[0], rows[4]])
  expect(itemChildren(rows[2] as Value)).toEqual([rows[3], rows[1]])
  expect(itemChildren(rows[0] as Value)).toBeUndefined()
  expect(items.map(itemKey)).toEqual(['a', 'b', 'lost'])
})

test('without an order they stand as they came', () => {
  const { items, itemChildren } = rowsAsTree(rows, { id: ({ guid }) => guid, parentId: ({ parent }) => parent })
  expect(items.map(({ guid }) => guid)).toEqual(['b', 'a', 'lost'])
  expect(itemChildren(rows[2] as Value)?.map(({ guid }) => guid)).toEqual(['a2', 'a1'])
})

import { expect, test } from 'vitest'
import { treeItems, treeLines } from './tree-items.ts'

const rows = [
  { id: 'pump', up: 'hall', place: 2 },
  { id: 'site', up: null, place: 1 },
  { id: 'crane', up: 'hall', place: 1 },
  { id: 'hall', up: 'site', place: 1 },
  { id: 'yard', up: 'site', place: 2 },
]
const shape = { id: 'id', parent: 'up', order: 'place' }
const told = (among: readonly (typeof rows)[number][] | null, tree: object = {}) =>
  treeLines(treeItems(rows, { ...shape, ...tree }, among)).map(({ row, level }) => `${level} ${String(row['id'])}`)

test('a tree stands line by line, each row below its parent and in its order', () => {
  expect(told(null)).toEqual(['0 site', '1 hall', '2 crane', '2 pump', '1 yard'])
})

test('of some rows it has those and what stands above them', () => {
  expect(told(rows.filter(({ id }) => id === 'pump'))).toEqual(['0 site', '1 hall', '2 pump'])
})

test('rows in one line have no levels', () => {
  const { parent: _, ...line } = shape
  expect(treeLines(treeItems(rows, line, null)).map(({ level }) => level)).toEqual([0, 0, 0, 0, 0])
})

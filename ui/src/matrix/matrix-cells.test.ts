import { expect, test } from 'vitest'
import { branchOf, cellsAt, nextPlace } from './matrix-cells.ts'

const rows = [
  { id: 'cases', text: 'Affaires', isHeading: true },
  { id: 'read', text: 'Lire', level: 1 },
  { id: 'write', text: 'Modifier', level: 1 },
  { id: 'users', text: 'Utilisateurs' },
]
const columns = [
  { id: 'admin', text: 'Administrateur' },
  { id: 'agent', text: 'Agent' },
]
const shape = { rows, columns }
const told = (cells: readonly { row: string; column: string }[]) => cells.map(({ row, column }) => `${row}/${column}`)

test('a branch is what stands deeper, right after', () => {
  expect(branchOf(rows, 0).map(({ id }) => id)).toEqual(['cases', 'read', 'write'])
  expect(branchOf(rows, 3).map(({ id }) => id)).toEqual(['users'])
})

test.for([
  ['a cell', { row: 1, column: 1 }, ['read/agent']],
  ['a column, without headings of branches', { row: -1, column: 0 }, ['read/admin', 'write/admin', 'users/admin']],
  ['a branch', { row: 0, column: -1 }, ['read/admin', 'read/agent', 'write/admin', 'write/agent']],
  ['a branch in one column', { row: 0, column: 1 }, []],
] as const)('%s', ([, place, cells]) => {
  expect(told(cellsAt(shape, place))).toEqual(cells)
})

test.for([
  ['ArrowRight', false, { row: 1, column: 0 }, { row: 1, column: 1 }],
  ['ArrowUp', false, { row: 0, column: 0 }, { row: -1, column: 0 }],
  ['ArrowDown', false, { row: 3, column: 0 }, { row: 3, column: 0 }],
  ['Home', false, { row: 2, column: 1 }, { row: 2, column: -1 }],
  ['Home', true, { row: 2, column: 1 }, { row: 0, column: 0 }],
  ['End', true, { row: 0, column: 0 }, { row: 3, column: 1 }],
  ['PageDown', false, { row: 0, column: 0 }, { row: 2, column: 0 }],
] as const)('%s (control %s)', ([key, isControl, at, to]) => {
  expect(nextPlace(shape, at, { key, isControl, page: 2 })).toEqual(to)
})

test('other keys lead nowhere', () => {
  expect(nextPlace(shape, { row: 0, column: 0 }, { key: 'a', isControl: false, page: 2 })).toBeNull()
})

import { expect, test } from 'vitest'
import { treeMatch } from './tree-match.ts'

const columns = ['lb', 'ref'].map((id) => ({ id, text: id, value: id }))
const rows = [
  { id: 1, up: null, lb: 'Usine', ref: 'U-1' },
  { id: 2, up: 1, lb: 'Halle Ésope', ref: 'H-7' },
  { id: 3, up: 2, lb: 'Pont', ref: 'P-42' },
  { id: 4, up: 1, lb: 'Pont', ref: 'P-43' },
]
const found = (search: string, among = rows, parent: 'up' | null = 'up') => {
  const tree = { id: 'id', ...(parent ? { parent } : {}) }
  const isHit = treeMatch({ rows: among, columns, search, tree, locale: 'fr' })
  return isHit ? among.filter(isHit).map(({ id }) => id) : null
}

test('a reference is found where a name would be', () => {
  expect(found('p-42')).toEqual([3])
})

test('a row says a word; the others stand in it or above it, whatever the accents', () => {
  expect(found('usine pont')).toEqual([3, 4])
  expect(found('esope PONT')).toEqual([3])
  expect(found('pont usine absent')).toEqual([])
})

test('rows in one line say all the words themselves; nothing searched is no test; a loop ends', () => {
  expect(found('usine pont', rows, null)).toEqual([])
  expect(found('  ')).toBeNull()
  expect(
    found(
      'usine pont',
      rows.map((row) => (row.id === 1 ? { ...row, up: 3 } : row)),
    ),
  ).toEqual([1, 3, 4])
})

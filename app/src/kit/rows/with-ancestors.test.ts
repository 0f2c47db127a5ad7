import { expect, test } from 'vitest'
import { withAncestors } from './with-ancestors.ts'

const all = [
  { id: 1, up: null },
  { id: 2, up: 1 },
  { id: 3, up: 2 },
  { id: 4, up: 1 },
  { id: 5, up: null },
]

test('what a filter leaves keeps the way up to it, in the order of all', () => {
  expect(withAncestors(all.slice(2, 3), all, 'id', 'up').map(({ id }) => id)).toEqual([1, 2, 3])
})

test('rows in one line have nothing above them', () => {
  expect(withAncestors(all.slice(3), all, 'id', undefined)).toEqual(all.slice(3))
})

test('a loop ends', () => {
  const loop = [
    { id: 1, up: 2 },
    { id: 2, up: 1 },
  ]
  expect(withAncestors(loop.slice(0, 1), loop, 'id', 'up')).toHaveLength(2)
})

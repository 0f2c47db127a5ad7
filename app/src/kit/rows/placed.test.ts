import { expect, test } from 'vitest'
import { placedIn, windowSize } from './placed.ts'
import { windowsKept } from './use-windows.ts'

const keyOf = ({ id }: Record<string, unknown>) => String(id)
const rows = (from: number, count = windowSize) => Array.from({ length: count }, (_, at) => ({ id: from + at }))

test('rows stand at their places among all, and between them is nothing', () => {
  const placed = placedIn(
    [
      { number: 5, rows: rows(1000) },
      { number: 0, rows: rows(0) },
      { number: 6, rows: null },
    ],
    1_000_000,
    keyOf,
  )
  expect([placed.count, placed.rows.length]).toEqual([1_000_000, 400])
  expect([0, 199, 200, 999, 1000, 1199, 1200, -1].map((place) => placed.at(place)?.id)).toEqual([
    0,
    199,
    undefined,
    undefined,
    1000,
    1199,
    undefined,
    undefined,
  ])
  expect(['1000', '500'].map(placed.indexOf)).toEqual([1000, -1])
})

test('a row that two windows have stands where it is first', () => {
  const moved = placedIn(
    [
      { number: 0, rows: rows(0) },
      { number: 1, rows: rows(199) },
    ],
    400,
    keyOf,
  )
  expect([moved.at(199)?.id, moved.at(200), moved.at(201)?.id]).toEqual([199, undefined, 200])
})

test('what stands one after the other around a window is told with its place', () => {
  const windows = [1, 2, 4].map((number) => ({ number, rows: rows(number * windowSize) }))
  const placed = placedIn(windows, 10_000, keyOf)
  expect(placed.stretch(2)).toMatchObject({ from: 200 })
  expect(placed.stretch(2).rows).toHaveLength(400)
  expect(placed.stretch(4)).toMatchObject({ from: 800 })
  expect(placed.stretch(3).rows).toEqual([])
})

test('the windows nearest to the last that was wanted stay', () => {
  expect(windowsKept([0, 1, 2, 3, 4], [5])).toEqual([5, 4, 3, 2, 1])
  expect(windowsKept([5, 4, 3, 2, 1], [0])).toEqual([0, 1, 2, 3, 4])
  expect(windowsKept([0], [4000, 4001])).toEqual([4001, 4000, 0])
})

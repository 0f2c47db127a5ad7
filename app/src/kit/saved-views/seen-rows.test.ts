import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areSeenViews, newSince, shownRows } from './seen-rows.ts'

const rowsOf = (keys: readonly number[]) => keys.map((id) => ({ id }))
const keyOf = (row: object) => String((row as { id: number }).id)
const seen = (keys: readonly number[], total?: number) => shownRows(rowsOf(keys), keyOf, total)
const range = (count: number) => Array.from({ length: count }, (_, at) => at)

describe('rows that came since a view was looked at', () => {
  test('are those whose keys were not there, whatever went meanwhile', () => {
    expect(newSince(seen([1, 2, 3]), seen([2, 3, 4, 5]))).toBe(2)
    expect(newSince(seen([1, 2]), seen([1]))).toBe(0)
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50)), fc.uniqueArray(fc.nat(50)), (before, now) => {
        expect(newSince(seen(before), seen(now))).toBe(now.filter((key) => !before.includes(key)).length)
      }),
    )
  })

  test('of more than a thousand, or of a list that is not all there, are as many as there are more', () => {
    expect(seen(range(1_000)).keys).toHaveLength(1_000)
    expect(seen(range(1_001)).keys).toBeNull()
    expect(newSince(seen(range(1_001)), seen(range(1_004)))).toBe(3)
    expect(newSince(seen([1, 2], 50), seen([1, 2], 48))).toBe(0)
    expect(newSince(seen([1, 2]), seen([3, 4], 2_000))).toBe(1_998)
  })

  test.each([
    [{ a: { at: 1, total: 2, keys: ['x'] } }, true],
    [{ a: { at: 1, total: 2, keys: null } }, true],
    [{ a: { at: 'x', total: 2, keys: null } }, false],
    [{ a: { at: 1, total: 2, keys: [3] } }, false],
    [[], false],
    [null, false],
  ])('%j is kept as such: %s', (value, isRight) => {
    expect(areSeenViews(value)).toBe(isRight)
  })
})

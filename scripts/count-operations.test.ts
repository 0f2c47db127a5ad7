import { expect, test } from 'vitest'
import { countOperations, measured, together } from './count-operations.ts'

const each = (lines: number, { operations }: { operations: number }): number => lines / operations

test('an operation costs at most 78 lines: endpoint, interactions, states, handler, set-up', () => {
  const all = together('all', countOperations())
  expect(all.operations).toBe(108)
  expect(each(all.own, all)).toBeLessThanOrEqual(78)
})

test('one table, a tree with imports, locks, and records with versions keep it with all they share', () => {
  const four = together(
    'four',
    countOperations().filter(({ name }) => measured.some((one) => one === name)),
  )
  expect(four.operations).toBe(21)
  // Imports tell value, rule and what is unchanged; uses of a value are counted by its reference too, and follow it.
  expect(each(four.whole, four)).toBeLessThanOrEqual(94)
})

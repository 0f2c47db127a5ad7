import { expect, test } from 'vitest'
import listed from '../contracts/services/operations.json' with { type: 'json' }
import { countOperations, measured, together } from './count-operations.ts'

const each = (lines: number, { operations }: { operations: number }): number => lines / operations

test('an operation costs at most 110 lines that only its service uses, 145 with what services share', () => {
  const all = together('all', countOperations())
  expect(all.operations).toBe(listed.length)
  expect(each(all.own, all)).toBeLessThanOrEqual(110)
  expect(each(all.whole, all)).toBeLessThanOrEqual(145)
})

test('one table, a tree with imports, locks, and records with versions keep it with all they share', () => {
  const four = together(
    'four',
    countOperations().filter(({ name }) => measured.some((one) => one === name)),
  )
  expect(four.operations).toBe(
    listed.filter(({ service }) => measured.some((name) => service.endsWith(`/${name}`))).length,
  )
  expect(each(four.whole, four)).toBeLessThanOrEqual(131)
})

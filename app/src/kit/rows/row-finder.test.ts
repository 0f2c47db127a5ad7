import { expect, test } from 'vitest'
import { rowFinder } from './row-finder.ts'

const keyOf = ({ id }: Record<string, unknown>) => String(id)
const rows = Array.from({ length: 40 }, (_, at) => ({ id: at }))

test.each([1, 8, 9, 30])('%i keys are found, each time, and those that no row has are not', (count) => {
  const find = rowFinder(rows, keyOf)
  const keys = Array.from({ length: count }, (_, at) => at * 2)
  expect([...keys, ...keys].map((key) => find(String(key))?.id)).toEqual(
    [...keys, ...keys].map((key) => (key < 40 ? key : undefined)),
  )
})

import { describe, expect, test } from 'vitest'
import { finder, keysAmong } from './row-keys.ts'

const keyOf = ({ id }: Record<string, unknown>) => String(id)
const rows = Array.from({ length: 40 }, (_, at) => ({ id: at }))

describe.each([1, 8, 9, 30])('%i keys', (count) => {
  const keys = Array.from({ length: count }, (_, at) => String(at * 2))

  test('are found, and those that no row has are not', () => {
    const find = finder(rows, keyOf)
    expect([...keys, ...keys].map((key) => find(key)?.id)).toEqual([...keys, ...keys].map((key) => (Number(key) < 40 ? Number(key) : undefined)))
  })

  test('are kept where a row has them', () => {
    expect(keysAmong(new Set([...keys, 'stranger']), rows, keyOf)).toEqual(new Set(keys.filter((key) => Number(key) < 40)))
  })
})

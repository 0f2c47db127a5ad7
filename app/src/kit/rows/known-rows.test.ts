import { describe, expect, test } from 'vitest'
import { knownRows } from './known-rows.ts'

const row = (id: string) => ({ id })
const keyOf = ({ id }: Record<string, unknown>) => String(id)
const idsOf = (rows: readonly Record<string, unknown>[] | null) => rows?.map(({ id }) => id)
const below = (rows: Readonly<Record<string, string[]>>) => (key: string) => rows[key]?.map(row) ?? null

describe('the rows of a tree that comes as it is asked for', () => {
  test('are none until the roots are there', () => {
    expect(knownRows({ roots: null, found: [row('a')], below: below({}), keyOf })).toBeNull()
  })

  test('are the roots and what was opened below them', () => {
    expect(
      idsOf(
        knownRows({ roots: [row('a'), row('b')], found: [], below: below({ a: ['a1', 'a2'], a2: ['a2x'] }), keyOf }),
      ),
    ).toEqual(['a', 'b', 'a1', 'a2', 'a2x'])
  })

  test('are what was found, too, each once', () => {
    expect(
      idsOf(
        knownRows({ roots: [row('a'), row('b')], found: [row('b'), row('b1')], below: below({ b1: ['b1x'] }), keyOf }),
      ),
    ).toEqual(['a', 'b', 'b1', 'b1x'])
  })

  test('are no orphans: what was opened below a row that was found is gone with it', () => {
    expect(idsOf(knownRows({ roots: [row('a')], found: [], below: below({ b1: ['b1x'] }), keyOf }))).toEqual(['a'])
  })

  test('are as they are read last: a loop ends', () => {
    expect(idsOf(knownRows({ roots: [row('a')], found: [], below: below({ a: ['b'], b: ['a'] }), keyOf }))).toEqual([
      'a',
      'b',
    ])
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { same } from './equal.ts'
import { differences, kept } from './merge.ts'

const names = ['a', 'b', 'c', 'd']
const value = fc.constantFrom(null, 1, 2, 'x', 'y', { id: 1 }, { id: 2 }, [1, 2], true)
const record = fc.record({ a: value, b: value, c: value, d: value })

describe('merging what two have changed', () => {
  test('each field is whose change it is', () => {
    const before = { a: 1, b: 1, c: 1, d: 1 }
    const found = differences({ names, before, theirs: { a: 2, b: 1, c: 2, d: 2 }, mine: { a: 1, b: 3, c: 3, d: 2 } })
    expect(found.map(({ name, side }) => [name, side])).toEqual([
      ['a', 'theirs'],
      ['b', 'mine'],
      ['c', 'both'],
    ])
    expect(kept(found, { c: 'mine' })).toEqual({ b: 3, c: 3 })
    expect(kept(found, { c: 'theirs' })).toEqual({ b: 3 })
  })

  test('what nobody else changed stays mine, what I did not change is theirs, and of both what was chosen', () => {
    fc.assert(
      fc.property(
        record,
        record,
        record,
        fc.constantFrom('theirs' as const, 'mine' as const),
        (before, theirs, mine, choice) => {
          const found = differences({ names, before, theirs, mine })
          const result: Record<string, unknown> = {
            ...theirs,
            ...kept(found, Object.fromEntries(names.map((name) => [name, choice]))),
          }
          const [was, there, here] = [before, theirs, mine] as Record<string, unknown>[]
          for (const name of names) {
            const isTheirs = !same(was?.[name], there?.[name])
            const isMine = !same(was?.[name], here?.[name])
            const expected = isTheirs && isMine ? (choice === 'mine' ? here : there) : isMine ? here : there
            expect(same(result[name], expected?.[name])).toBe(true)
          }
        },
      ),
    )
  })

  test('nothing differs where nothing was changed', () => {
    fc.assert(
      fc.property(record, (one) => {
        expect(differences({ names, before: one, theirs: { ...one }, mine: { ...one } })).toEqual([])
      }),
    )
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchTier } from './match-tier.ts'

test.each([
  ['ete 7', 'ete 7', 4],
  ['ete 17', 'ete 1', 3],
  ['site ete 17', 'ete', 2],
  ['l’ete', 'ete', 2],
  ['complete', 'ete', 1],
  ['site', 'ete', 0],
  // The first place is inside of a word, a later one begins one.
  ['complete ete', 'ete', 2],
] as const)('%s, %s typed: %d', (name, typed, tier) => {
  expect(matchTier(name, typed)).toBe(tier)
})

test('a name fits where it holds what is typed, and nowhere else', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), (name, typed) => {
      expect(matchTier(name, typed) > 0).toBe(name.includes(typed))
    }),
  )
})

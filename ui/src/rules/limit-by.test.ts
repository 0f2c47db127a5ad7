import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRequiredBy, limitBy } from './validate.ts'
import type { Rule } from './validate.ts'

test.each<[Rule | readonly Rule[] | undefined, number | undefined]>([
  [undefined, undefined],
  [[], undefined],
  ['REQUISE', undefined],
  ['MIN:8', undefined],
  ['MAX:12', 12],
  [['REQUISE', 'MAX:12'], 12],
  [['MAX:40', 'MAX:12', 'MAX:20'], 12],
  ['MAX:0', 0],
  ['MAX:', undefined],
  ['MAX:-1', undefined],
  ['MAX:1.5', undefined],
  ['max:12', undefined],
  [() => 'MAX:12', undefined],
])('%j allows %s characters', (rules, limit) => {
  expect(limitBy(rules)).toBe(limit)
})

test('the least of the limits holds, in whatever order they stand', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(999_999_999), { minLength: 1 }),
      fc.array(fc.constantFrom<Rule>('REQUISE', 'EMAIL', 'MIN:3')),
      (limits, others) => {
        const rules: Rule[] = [...others, ...limits.map((limit): Rule => `MAX:${limit}`)]
        const least = limits.reduce((one, other) => (other < one ? other : one))
        expect(limitBy(rules)).toBe(least)
        expect(limitBy(rules.toReversed())).toBe(least)
      },
    ),
  )
})

test('a limit does not make a field required', () => {
  expect(isRequiredBy('MAX:12')).toBe(false)
  expect(isRequiredBy(['MAX:12', 'REQUISE'])).toBe(true)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatFilter, parseFilter } from './filter-value.ts'
import type { FilterValue } from './filter-types.ts'

const anyText = fc.string({ unit: 'binary' })
const number = fc.option(
  fc.double({ noNaN: true }).map((value) => value + 0 || 0),
  { nil: undefined },
)
const day = fc.option(
  fc
    .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  { nil: undefined },
)
const minute = fc.option(
  fc
    .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 16)),
  { nil: undefined },
)
const defined = (filter: object) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as FilterValue

const anyFilter: fc.Arbitrary<FilterValue> = fc.oneof(
  fc.record({ kind: fc.constant('text' as const), text: anyText }),
  fc.record({
    kind: fc.constant('choice' as const),
    values: fc.array(fc.oneof(anyText, fc.constantFrom('', '~', '*', '..', 'a~b', '*7e', '%', '+', ' ', '\ud800'))),
  }),
  fc.record({ kind: fc.constant('number' as const), from: number, to: number }).map(defined),
  fc.record({ kind: fc.constant('date' as const), from: day, to: day }).map(defined),
  fc.record({ kind: fc.constant('date' as const), from: minute, to: minute }).map(defined),
  fc.record({ kind: fc.constant('boolean' as const), value: fc.boolean() }),
  fc.record({ kind: fc.constant('path' as const), path: anyText }),
)

test('comes back the same from an address, written into it plainly or encoded', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const text = formatFilter(filter)
      const plain = new URL(`http://x/?f=${text}&g=1`).searchParams.get('f') ?? ''
      const encoded = new URLSearchParams(new URLSearchParams({ f: text }).toString()).get('f') ?? ''
      expect(parseFilter(filter.kind, plain)).toEqual(filter)
      expect(parseFilter(filter.kind, encoded)).toEqual(filter)
    }),
    { numRuns: 1000 },
  )
})

test('reads well', () => {
  expect(formatFilter({ kind: 'choice', values: ['EnCours', 'Clos'] })).toBe('EnCours~Clos')
  expect(formatFilter({ kind: 'date', from: '2026-01-01' })).toBe('2026-01-01..')
  expect(formatFilter({ kind: 'number', from: 1, to: 2.5 })).toBe('1..2.5')
})

test.each([
  ['number', 'a..b'],
  ['number', '12'],
  ['date', '2026-13-45..'],
  ['date', 'x'],
  ['boolean', 'yes'],
] as const)('%s %s is no filter', (kind, text) => {
  expect(parseFilter(kind, text)).toBeNull()
})

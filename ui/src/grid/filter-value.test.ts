import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatFilter, parseFilter } from './filter-value.ts'
import { offeredSpans } from './filter-span.ts'
import type { FilterKind, FilterValue } from './filter-types.ts'

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

const span = fc.oneof(
  fc.constantFrom(...offeredSpans),
  fc
    .tuple(fc.constantFrom('last', 'next'), fc.integer({ min: 1, max: 3660 }))
    .map(([side, days]) => `${side}-${days}-days`),
)

const plainFilter: fc.Arbitrary<FilterValue> = fc.oneof(
  fc.record({ kind: fc.constant('text' as const), text: anyText }),
  fc.record({
    kind: fc.constant('text' as const),
    text: anyText,
    manner: fc.constantFrom('starts' as const, 'is' as const),
  }),
  span.map((given) => ({ kind: 'date', span: given }) as FilterValue),
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
const anyFilter: fc.Arbitrary<FilterValue> = fc.oneof(
  plainFilter,
  plainFilter.map((filter) => ({ ...filter, isNot: true })),
)
const kinds = ['text', 'choice', 'number', 'date', 'boolean', 'path'] as const

test('comes back the same from an address, written into it plainly or encoded', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const text = formatFilter(filter)
      const plain = new URL(`http://x/?f=${text}&g=1`).searchParams.get('f') ?? ''
      const encoded = new URLSearchParams(new URLSearchParams({ f: text }).toString()).get('f') ?? ''
      expect(parseFilter(filter.kind as FilterKind, plain)).toEqual(filter)
      expect(parseFilter(filter.kind as FilterKind, encoded)).toEqual(filter)
    }),
    { numRuns: 1000 },
  )
})

test('an empty cell, or one that is not, is asked of every kind', () => {
  for (const kind of kinds) {
    expect(parseFilter(kind, '*none')).toEqual({ kind: 'empty' })
    expect(parseFilter(kind, formatFilter({ kind: 'empty', isNot: true }))).toEqual({ kind: 'empty', isNot: true })
  }
})

test('whatever an address says is a filter or none, and what was read is written so that it is read again', () => {
  const given = fc.oneof(anyText, fc.stringMatching(/^(\*(not|starts|is|none|some)\.?){0,3}[\w.~*-]{0,12}$/))
  fc.assert(
    fc.property(fc.constantFrom(...kinds), given, (kind, text) => {
      const filter = parseFilter(kind, text)
      if (filter) expect(parseFilter(kind, formatFilter(filter))).toEqual(filter)
    }),
    { numRuns: 1000 },
  )
})

test('reads well', () => {
  expect(formatFilter({ kind: 'choice', values: ['EnCours', 'Clos'] })).toBe('EnCours~Clos')
  expect(formatFilter({ kind: 'date', from: '2026-01-01' })).toBe('2026-01-01..')
  expect(formatFilter({ kind: 'number', from: 1, to: 2.5 })).toBe('1..2.5')
  expect(formatFilter({ kind: 'date', span: 'last-7-days' })).toBe('last-7-days')
  expect(formatFilter({ kind: 'choice', values: ['Clos'], isNot: true })).toBe('*not.Clos')
  expect(formatFilter({ kind: 'text', text: 'Hall', manner: 'starts' })).toBe('*starts.Hall')
})

test.each([
  ['number', 'a..b'],
  ['number', '12'],
  ['date', '2026-13-45..'],
  ['date', 'x'],
  ['date', 'last-0-days'],
  ['date', 'next-3661-days'],
  ['date', 'this-decade'],
  ['text', '*not.*none'],
  ['choice', '*not.*not.a'],
  ['boolean', 'yes'],
] as const)('%s %s is no filter', (kind, text) => {
  expect(parseFilter(kind, text)).toBeNull()
})

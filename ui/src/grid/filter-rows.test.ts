import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterTest } from './filter-rows.ts'
import type { FilterValue, FilterValues } from './filter-types.ts'
import type { GridColumn } from '../internal/columns/column-types.ts'

interface Row {
  name: string | null
  code: string | null
  amount: number | null
  due: string | null
  isOpen: boolean | null
  place: string
}

const columns: GridColumn<Row>[] = [
  { id: 'name', text: 'Nom', value: 'name' },
  { id: 'code', text: 'Code', value: 'code', dataType: 'choice' },
  { id: 'amount', text: 'Montant', value: 'amount', dataType: 'number' },
  { id: 'due', text: 'Échéance', value: 'due', dataType: 'Date' },
  { id: 'isOpen', text: 'Ouvert', value: 'isOpen', dataType: 'boolean' },
  { id: 'place', text: 'Local', value: 'place' },
]
const today = '2026-11-23'

const nullable = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null })
const name = fc.constantFrom('', ' ', 'porte', 'Porte', 'Porte coupe-feu', 'Ascenseur', 'École', 'ecole')
const code = fc.constantFrom('A', 'B', 'C')
const day = fc.constantFrom('2026-11-16', '2026-11-17', '2026-11-23', '2026-11-24', '2026-12-22', '2026-12-23')
const place = fc.constantFrom('Usine', 'Usine / Hall A', 'Usine / Hall AB', 'Usine / Hall A / 1')
const anyRow: fc.Arbitrary<Row> = fc.record({
  name: nullable(name),
  code: nullable(code),
  amount: nullable(fc.integer({ min: -3, max: 3 })),
  due: nullable(day),
  isOpen: nullable(fc.boolean()),
  place,
})

const optional = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined })
const defined = (filter: object) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as FilterValue
const of = <Kind extends FilterValue['kind']>(kind: Kind) => fc.constant(kind)
const ends = { isNot: optional(fc.constant(true)) }
const empty = fc.record({ kind: of('empty'), ...ends })
const filters: Record<keyof Row, fc.Arbitrary<object>> = {
  name: fc.oneof(
    empty,
    fc.record({ kind: of('text'), text: name, manner: optional(fc.constantFrom('starts', 'is')), ...ends }),
  ),
  code: fc.oneof(
    empty,
    fc.record({ kind: of('choice'), values: fc.array(fc.oneof(code, fc.constant('')), { maxLength: 2 }), ...ends }),
  ),
  amount: fc.oneof(
    empty,
    fc.record({
      kind: of('number'),
      from: optional(fc.integer({ min: -3, max: 3 })),
      to: optional(fc.constant(1)),
      ...ends,
    }),
  ),
  due: fc.oneof(
    empty,
    fc.record({ kind: of('date'), from: optional(day), to: optional(day), ...ends }),
    fc.record({ kind: of('date'), span: fc.constantFrom('last-7-days', 'next-30-days', 'today'), ...ends }),
  ),
  isOpen: fc.oneof(empty, fc.record({ kind: of('boolean'), value: fc.boolean(), ...ends })),
  place: fc.record({ kind: of('path'), path: place, ...ends }),
}
const anyFilters: fc.Arbitrary<FilterValues> = fc
  .array(
    fc
      .constantFrom(...(Object.keys(filters) as (keyof Row)[]))
      .chain((column) => filters[column].map((filter) => ({ column, filter: defined(filter) }))),
    { maxLength: 6 },
  )
  .chain((some) =>
    fc
      .array(fc.integer({ min: 1, max: 3 }), { minLength: some.length, maxLength: some.length })
      .map((groups) =>
        Object.fromEntries(
          some.map(({ column, filter }, at) => [(groups[at] === 1 ? '' : `${groups[at]}.`) + column, filter]),
        ),
      ),
  )

const plain = (text: string | null) => (text ?? '').trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Whether one row passes one filter, said as plainly as it can be; null where the filter says nothing. */
function naive(row: Row, column: string, filter: FilterValue): boolean | null {
  const value = row[column as keyof Row]
  const isNothing = value === null || String(value).trim() === ''
  const within = (from: string | number | undefined, to: string | number | undefined) =>
    value !== null && (from === undefined || value >= from) && (to === undefined || value <= to)
  const spans: Record<string, [string, string]> = {
    today: [today, today],
    'last-7-days': ['2026-11-17', today],
    'next-30-days': [today, '2026-12-22'],
  }
  switch (filter.kind) {
    case 'empty':
      return isNothing
    case 'text': {
      const [text, sought] = [plain(String(value ?? '')), plain(filter.text)]
      if (sought === '') return null
      if (filter.manner === 'is') return text === sought
      return filter.manner === 'starts' ? text.startsWith(sought) : text.includes(sought)
    }
    case 'choice':
      return filter.values.length === 0 ? null : filter.values.includes(String(value ?? ''))
    case 'boolean':
      return value === filter.value
    case 'path':
      return value === filter.path || String(value).startsWith(`${filter.path} / `)
    case 'date':
      if (filter.span) return within(...(spans[filter.span] ?? ['', '']))
      return filter.from === undefined && filter.to === undefined ? null : within(filter.from, filter.to)
    case 'number':
      return filter.from === undefined && filter.to === undefined ? null : within(filter.from, filter.to)
  }
}

test('a row passes all that is said in one of the groups, as a naive reading has it', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 20 }), anyFilters, (rows, given) => {
      const passes = filterTest({ columns, filters: given, locale: 'fr', today }) ?? (() => true)
      const groups = new Map<string, [string, FilterValue][]>()
      for (const [key, filter] of Object.entries(given)) {
        const [column = '', group = '1'] = key.split('.').toReversed()
        groups.set(group, [...(groups.get(group) ?? []), [column, filter]])
      }
      for (const row of rows) {
        const said = [...groups.values()]
          .map((group) =>
            group.flatMap(([column, filter]) => {
              const found = naive(row, column, filter)
              return found === null ? [] : [found !== (filter.isNot ?? false)]
            }),
          )
          .filter((group) => group.length > 0)
        expect(passes(row)).toBe(said.length === 0 || said.some((group) => group.every(Boolean)))
      }
    }),
    { numRuns: 1000 },
  )
})

test('a filter of a column that is not there lets everything through', () => {
  expect(filterTest({ columns, filters: { '2.gone': { kind: 'empty' } }, locale: 'fr' })).toBeUndefined()
})

test('a hundred thousand rows are told apart in a blink, however many groups there are', () => {
  const rows = Array.from({ length: 100_000 }, (_, at): Row => ({
    name: `Porte coupe-feu ${at}`,
    code: at % 3 ? 'A' : null,
    amount: at,
    due: `2026-11-${String((at % 30) + 1).padStart(2, '0')}`,
    isOpen: at % 2 === 0,
    place: `Usine / Hall ${at % 10}`,
  }))
  const given: FilterValues = {
    name: { kind: 'text', text: 'ascenseur', manner: 'starts' },
    '2.code': { kind: 'empty' },
    '2.due': { kind: 'date', span: 'this-month' },
    '3.amount': { kind: 'number', from: 10, to: 20, isNot: true },
    '3.place': { kind: 'path', path: 'Usine / Hall 3' },
  }
  const passes = filterTest({ columns, filters: given, locale: 'fr', today })
  const began = performance.now()
  const found = rows.filter((row) => passes?.(row))
  expect(performance.now() - began).toBeLessThan(2000)
  expect(found).toHaveLength(rows.filter(({ code: c, amount }) => c === null || (amount ?? 0) % 10 === 3).length - 1)
})

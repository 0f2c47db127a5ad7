import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactOption, filterOptions, searchable } from './filter-options.ts'

const options = [
  { value: 1, label: 'Bâtiment A' },
  { value: 2, label: 'Étage 1', level: 1 },
  { value: 3, label: 'Chaufferie', level: 2 },
  { value: 4, label: 'Étage 2', level: 1 },
  { value: 5, label: 'Bâtiment B' },
  { value: 6, label: 'Œuvres', description: 'Réserve' },
]
const find = (text: string) => filterOptions(searchable(options), text)
const values = (text: string) => find(text).options.map(({ value }) => value)

test('accents, case and ligatures make no difference', () => {
  expect(values('BATIMENT')).toEqual([1, 5])
  expect(values('oeuvre')).toEqual([6])
  expect(values('reserve')).toEqual([6])
})

test('words are found in any order', () => {
  expect(values('b bati')).toEqual([1, 5])
  expect(values('1 etage')).toEqual([1, 2])
})

test('an indented option keeps those it stands under, once, and is the first to be chosen', () => {
  expect(values('etage')).toEqual([1, 2, 4])
  expect(values('chauff')).toEqual([1, 2, 3])
  expect(find('chauff').first).toBe(2)
  expect(find('etage').matching.map(({ value }) => value)).toEqual([2, 4])
})

test('exact ones come first, then what begins so, then what has a word that does; by name and by reference', () => {
  const places = ['Site Été 17', 'Complété 7', 'Été 77', 'Été 7'].map((text, value) => ({
    value,
    label: text,
    description: `REF-${value}`,
  }))
  const order = (typed: string) => filterOptions(searchable(places), typed)
  expect(order('ete 7').options.map(({ label }) => label)).toEqual(['Été 7', 'Été 77', 'Complété 7', 'Site Été 17'])
  expect(order('ete').options.map(({ label }) => label)).toEqual(['Été 77', 'Été 7', 'Site Été 17', 'Complété 7'])
  expect(order('ref-3').options.map(({ label }) => label)).toEqual(['Été 7'])
  expect(order('ete 7').first).toBe(0)
})

test('of a tree the best is marked, where it stands', () => {
  const tree = [
    { value: 1, label: 'Site Été 17', level: 0 },
    { value: 2, label: 'Été 7', level: 1 },
  ]
  expect(filterOptions(searchable(tree), 'été 7')).toMatchObject({
    first: 1,
    options: [{ value: 1 }, { value: 2 }],
  })
})

test('nothing typed keeps all, nothing found keeps none', () => {
  expect(values('')).toEqual([1, 2, 3, 4, 5, 6])
  expect(find('zzz')).toEqual({ options: [], matching: [], first: -1 })
})

test('an exact text is its option, unless two have it', () => {
  expect(exactOption(options, ' chaufferie ')?.value).toBe(3)
  expect(exactOption([...options, { value: 7, label: 'CHAUFFERIE' }], 'chaufferie')).toBeUndefined()
})

test('every option is found by its own text, and indented options keep their order', () => {
  const option = fc.record({ label: fc.string({ minLength: 1 }), level: fc.nat(4) })
  fc.assert(
    fc.property(fc.array(option, { minLength: 1, maxLength: 30 }), fc.nat(29), (drawn, pick) => {
      const all = drawn.map((one, value) => ({ ...one, value }))
      const wanted = all[pick % all.length]
      const found = filterOptions(searchable(all), wanted?.label ?? '').options.map(({ value }) => value)
      expect(found).toContain(wanted?.value)
      expect(found).toEqual([...new Set(found)].toSorted((one, other) => one - other))
    }),
  )
})

import { describe, expect, test } from 'vitest'
import type { GridColumn } from '../internal/columns/column-types.ts'
import { choiceTextOf, filterOptions, matchingOptions } from './filter-options.ts'

interface Visit {
  state: string | null
  tags: string[]
}

const rows: Visit[] = [
  { state: 'P', tags: ['b', 'a'] },
  { state: 'C', tags: [] },
  { state: 'P', tags: ['a'] },
  { state: null, tags: ['10'] },
]
const said: Record<string, string> = { P: 'Planifiée', C: 'Clôturée' }
const state: GridColumn<Visit> = {
  id: 'state',
  text: 'State',
  value: 'state',
  format: (value) => said[String(value)] ?? '',
}
const tags: GridColumn<Visit> = { id: 'tags', text: 'Tags', value: 'tags' }

describe('what a choice filter offers', () => {
  test('is what the rows have, by their text, with counts and nothing last', () => {
    expect(filterOptions({ column: state, rows, locale: 'fr' })).toEqual([
      { value: 'C', label: 'Clôturée', count: 1 },
      { value: 'P', label: 'Planifiée', count: 2 },
      { value: '', label: '', count: 1 },
    ])
    expect(filterOptions({ column: tags, rows, locale: 'fr' }).map(({ value, count }) => `${value}:${count}`)).toEqual([
      '10:1',
      'a:2',
      'b:1',
      ':1',
    ])
  })

  test('is what is given, in its order, with counts', () => {
    const choices = [
      { value: 'P', label: 'Planned' },
      { value: 'X', label: 'Gone' },
    ]
    expect(filterOptions({ column: state, rows, choices, locale: 'en' })).toEqual([
      { value: 'P', label: 'Planned', count: 2 },
      { value: 'X', label: 'Gone', count: 0 },
      { value: '', label: '', count: 1 },
    ])
  })

  test('is found by its words, whatever accents and capitals', () => {
    const options = filterOptions({ column: state, rows, locale: 'fr' })
    expect(matchingOptions(options, 'CLOT').map(({ value }) => value)).toEqual(['C'])
    expect(matchingOptions(options, ' ')).toBe(options)
  })

  test('says a code that was never opened', () => {
    expect(choiceTextOf(state, 'C', rows[0], 'fr')).toBe('Clôturée')
    expect(choiceTextOf({ ...tags, options: [{ value: 7, label: 'Seven' }] }, '7', undefined, 'fr')).toBe('Seven')
    expect(choiceTextOf(tags, 'x', undefined, 'fr')).toBe('x')
  })
})

import type { FilterValue } from '@ronde/ui/grid'
import { expect, test } from 'vitest'
import { filterWords } from './filter-words.ts'

const columns = [
  {
    id: 'statut',
    text: 'Statut',
    value: 'statut',
    format: (code: unknown) => (code === 'CLOS' ? 'Clos' : String(code)),
  },
  { id: 'dt', text: 'Échéance', value: 'dt', dataType: 'Date' as const },
]
const t = (key: string, values: object = {}) =>
  key === 'filter.or' ? 'ou' : [key.replace(/^filter\./, ''), ...Object.values(values)].join(' ')
const words = (filters: Record<string, FilterValue>, unserved: string[] = []) =>
  filterWords(
    // The words come of no more of an address.
    { address: { filters } as never, columns, unserved, today: '2026-11-23' },
    { t, locale: 'fr', say: ({ name, value }) => `${name} : ${value}` },
  )

test('each filter is said by its column, and groups are parted by a word', () => {
  const filters: Record<string, FilterValue> = {
    '3.dt': { kind: 'empty', isNot: true },
    statut: { kind: 'choice', values: ['CLOS'] },
    '2.statut': { kind: 'choice', values: ['CLOS'], isNot: true },
  }
  expect(words(filters)).toEqual(['Statut : Clos', 'ou', 'Statut : said.not Clos', 'ou', 'Échéance : said.filled'])
  expect(words(filters, ['2.statut', '3.dt'])).toEqual(['Statut : Clos'])
})

test('a span says the days that it means', () => {
  expect(words({ dt: { kind: 'date', span: 'last-7-days' } })).toEqual([
    'Échéance : said.span span.last 7 range 17/11/2026 23/11/2026',
  ])
})

test('choices are written out: on paper nobody can ask which', () => {
  const values = ['En attente', 'En préparation', 'En cours de réalisation', 'Interrompue']
  expect(words({ statut: { kind: 'choice', values } })).toEqual([`Statut : ${values.join(', ')}`])
})

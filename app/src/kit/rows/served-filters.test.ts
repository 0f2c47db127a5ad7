import type { FilterValue } from '@ronde/ui/grid'
import { expect, test } from 'vitest'
import { servedFilters, unservedNames } from './served-filters.ts'

const said: Record<string, FilterValue> = {
  refEtat: { kind: 'choice', values: ['OK'] },
  dtLog: { kind: 'date', from: '2026-11-23' },
  lbUser: { kind: 'text', text: 'a' },
}

test('what a server can be asked for is asked as it stands', () => {
  expect(servedFilters(said)).toBe(said)
  expect(unservedNames(said)).toEqual([])
})

test.each<[string, string, FilterValue]>([
  ['a contrary', 'refEtat', { kind: 'choice', values: ['OK'], isNot: true }],
  ['an empty cell', 'dtLog', { kind: 'empty' }],
  ['the beginning of a text', 'lbUser', { kind: 'text', text: 'a', manner: 'starts' }],
  ['a further group', '2.refEtat', { kind: 'choice', values: ['OK'] }],
])('%s is told, and not asked', (_, name, filter) => {
  const filters = { ...said, [name]: filter }
  expect(unservedNames(filters)).toEqual([name])
  expect(Object.keys(servedFilters(filters))).toEqual(Object.keys(said).filter((one) => one !== name))
})

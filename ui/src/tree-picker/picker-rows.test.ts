import { expect, test } from 'vitest'
import { bestRow, pathTo, pickerRows } from './picker-rows.ts'
import type { ChildrenOf } from './picker-rows.ts'
import type { TreeOption } from './tree-option.ts'

const options: readonly TreeOption<number>[] = [
  {
    value: 1,
    label: 'Bâtiment A',
    children: [
      { value: 2, label: 'Étage 1', children: [{ value: 3, label: 'Chaufferie' }] },
      { value: 4, label: 'Étage 2' },
    ],
  },
  { value: 5, label: 'Bâtiment B', hasChildren: true },
]
const childrenOf: ChildrenOf<number> = ({ children }) => children
const lines = (open: readonly number[], query = '') =>
  pickerRows({ options, childrenOf, isOpen: (value) => open.includes(value), query }).map(
    ({ option, level, isOpen }) => `${level} ${option.label}${isOpen === null ? '' : isOpen ? ' ▾' : ' ▸'}`,
  )

test('shows what is open', () => {
  expect(lines([])).toEqual(['1 Bâtiment A ▸', '1 Bâtiment B ▸'])
  expect(lines([1])).toEqual(['1 Bâtiment A ▾', '2 Étage 1 ▸', '2 Étage 2', '1 Bâtiment B ▸'])
})

test('a search opens what leads to what it finds, whatever the accents', () => {
  expect(lines([], 'chauff')).toEqual(['1 Bâtiment A ▾', '2 Étage 1 ▾', '3 Chaufferie'])
  expect(lines([], 'etage 2')).toEqual(['1 Bâtiment A ▾', '2 Étage 2'])
  expect(lines([1], 'nothing')).toEqual([])
})

test('siblings that a search leaves are counted anew', () => {
  const [, found] = pickerRows({ options, childrenOf, isOpen: () => false, query: 'etage 2' })
  expect(found).toMatchObject({ position: 1, count: 1, parent: 1 })
})

test('the path to what stands deep, and none to what is not there', () => {
  expect(pathTo(options, childrenOf, 3).map(({ label }) => label)).toEqual(['Bâtiment A', 'Étage 1', 'Chaufferie'])
  expect(pathTo(options, childrenOf, 9)).toEqual([])
})

test('the line that fits best what is typed is the one that is meant, not what it stands under', () => {
  const best = (query: string) => {
    const rows = pickerRows({ options, childrenOf, isOpen: () => false, query })
    return rows[bestRow(rows, query)]?.option.label
  }
  expect(best('chauff')).toBe('Chaufferie')
  expect(best('étage 2')).toBe('Étage 2')
  expect(best('a')).toBe('Bâtiment A')
  expect([best(''), best('zzz')]).toEqual([undefined, undefined])
})

test('words may stand in what is above, and a description is searched too', () => {
  const described: readonly TreeOption<number>[] = [
    {
      value: 1,
      label: 'Halle A',
      description: 'IND-001-A',
      children: [{ value: 2, label: 'Bureau 12', description: 'IND-001-A-12' }],
    },
    { value: 3, label: 'Halle B', children: [{ value: 4, label: 'Bureau 12' }] },
  ]
  const found = (query: string) => {
    const rows = pickerRows({ options: described, childrenOf, isOpen: () => false, query })
    return [rows.map(({ option }) => option.label), rows[bestRow(rows, query)]?.option.value]
  }
  expect(found('halle b bureau')).toEqual([['Halle A', 'Bureau 12', 'Halle B', 'Bureau 12'], 4])
  expect(found('001-a-12')).toEqual([['Halle A', 'Bureau 12'], 2])
  expect(found('ind-001-a')).toEqual([['Halle A', 'Bureau 12'], 1])
})

test('5,000 places are searched between two letters', () => {
  const many = Array.from({ length: 50 }, (_, hall): TreeOption<number> => ({
    value: hall,
    label: `Halle ${hall}`,
    children: Array.from({ length: 99 }, (_room, at) => ({ value: 100 + hall * 100 + at, label: `Local ${at}` })),
  }))
  const rows = pickerRows({ options: many, childrenOf, isOpen: () => false, query: 'halle 7 local 42' })
  expect(rows[bestRow(rows, 'halle 7 local 42')]?.option.value).toBe(842)
})

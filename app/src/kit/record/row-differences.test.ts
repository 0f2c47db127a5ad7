import type { GridColumn } from '@ronde/ui/grid'
import { expect, test } from 'vitest'
import type { AnyRow } from '../place/row.ts'
import { rowDifferences } from './row-differences.ts'

const columns: GridColumn<AnyRow>[] = [
  { id: 'lb', text: 'Label', value: 'lb' },
  { id: 'chemin', text: 'Path', value: 'chemin' },
]
const told = (before: AnyRow[], after: AnyRow[]) =>
  rowDifferences(before, after, { key: 'id', label: 'ref', columns }, 'fr').map(
    ({ label, column, before: old, after: now }) => [
      label,
      column?.id ?? null,
      old?.chemin ?? null,
      now?.chemin ?? null,
    ],
  )

const site = { id: 1, ref: 'S1', lb: 'Site', chemin: 'Site' }
const hall = { id: 2, ref: 'S1-A', lb: 'Hall', chemin: 'Site / Hall' }

test('what is the same is left out', () => {
  expect(told([site, hall], [hall, site])).toEqual([])
})

test('rows that one version has not, and a row that moved', () => {
  const moved = { ...hall, chemin: 'Annexe / Hall' }
  const annexe = { id: 3, ref: 'S2', lb: 'Annexe', chemin: 'Annexe' }
  expect(told([site, hall], [moved, annexe])).toEqual([
    ['S1', null, 'Site', null],
    ['S1-A', 'chemin', 'Site / Hall', 'Annexe / Hall'],
    ['S2', null, null, 'Annexe'],
  ])
})

test('rows that each version numbers anew are the same by what they are called', () => {
  expect(
    told(
      [site, hall],
      [
        { ...site, id: 11 },
        { ...hall, id: 12, chemin: 'Site / Halle' },
      ],
    ),
  ).toEqual([['S1-A', 'chemin', 'Site / Hall', 'Site / Halle']])
})

test('from nothing, and to nothing', () => {
  expect(told([], [site])).toEqual([['S1', null, null, 'Site']])
  expect(told([site], [])).toEqual([['S1', null, 'Site', null]])
})

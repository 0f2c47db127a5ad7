import { expect, test } from 'vitest'
import { textIn } from '../../locales/testing/texts.ts'
import { matchHeadings } from './headings.ts'
import type { ImportColumn } from './import-table.ts'

const says = [textIn('fr'), textIn('en')]
const columns: readonly ImportColumn[] = [
  { name: 'refMateriel' },
  { name: 'lb' },
  { name: 'refTypeMateriel', headings: ['materialType'] },
  { name: 'CHARGE', label: 'Charge maximale', of: null },
  { name: 'SURFACE', label: 'Mesure', of: null },
  { name: 'HAUTEUR', label: 'Mesure', of: null },
]
const matched = (header: string[], byHand: { heading: string; column: string | null }[] = []) =>
  matchHeadings(header, { columns, view: 'PrmRefMaterielList', says, byHand }).map((match) =>
    typeof match === 'object' ? match.column : match,
  )

test('the server’s names, the headings of the screen in either language and the names of parameters mean their columns', () => {
  expect(matched(['refMateriel', 'Libellé', 'type', 'CHARGE MAXIMALE'])).toEqual([
    'refMateriel',
    'lb',
    'refTypeMateriel',
    'CHARGE',
  ])
  expect(matched(['Reference', 'Label', 'REFTYPEMATERIEL'])).toEqual(['refMateriel', 'lb', 'refTypeMateriel'])
})

test('a heading that names two columns is asked for, what only people read is left out', () => {
  expect(matched(['refMateriel', 'Mesure', '#Type', ''])).toEqual(['refMateriel', 'unknown', 'ignored', 'ignored'])
})

test('a column is meant once: its own name goes before its heading', () => {
  expect(matched(['Libellé', 'lb'])).toEqual(['unknown', 'lb'])
})

test('what a person chose goes before headings, and after the server’s names', () => {
  expect(
    matched(
      ['Type', 'Nom'],
      [
        { heading: 'type', column: null },
        { heading: 'nom', column: 'lb' },
      ],
    ),
  ).toEqual(['ignored', 'lb'])
  expect(matched(['lb', 'Nom', 'Nom'], [{ heading: 'nom', column: 'lb' }])).toEqual(['lb', 'ignored', 'ignored'])
  // A column that is no longer there is nobody’s choice.
  expect(matched(['Nom'], [{ heading: 'nom', column: 'GONE' }])).toEqual(['unknown'])
})

import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { expect, test } from 'vitest'
import { textIn } from '../../locales/testing/texts.ts'
import { gridColumns } from './columns.ts'
import { valueWords } from './value-words.ts'

const [fr, en] = [textIn('fr'), textIn('en')]
const table = {
  refTable: 'Prm.ModTacheFrequence',
  from: SysValeur.GetList,
  atFirst: new Map([['M1', 'Mensuelle']]),
}

test.each([
  ['as installations start', 'M1', 'Mensuelle', 'Mensuelle', '1 month'],
  ['renamed', 'M1', 'Chaque mois', 'Chaque mois', 'Chaque mois'],
  ['added', 'M9', 'Tous les 9 mois', 'Tous les 9 mois', 'Tous les 9 mois'],
  ['of a table that is not read', 'M1', '', '1 mois', '1 month'],
  ['that nobody knows', 'M9', '', 'M9', 'M9'],
])(
  'a value %s is said by its table, and by the console only until somebody changes it',
  (_, refValeur, label, ...said) => {
    expect([fr, en].map((text) => valueWords({ table, refValeur, label }, text))).toEqual(said)
  },
)

test('a column of such values is written by the labels of its table, an empty cell by nothing', () => {
  const labels = new Map([['M1', 'Chaque mois']])
  const [column] = gridColumns([{ field: 'periodicite', table }], 'List', fr, (of) =>
    of === table ? labels : undefined,
  )
  expect(['M1', 'M3', null].map((code) => column?.format?.(code, {}))).toEqual(['Chaque mois', '3 mois', ''])
})

import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textIn } from '../../locales/testing/texts.ts'
import { cellReader, frenchNumber, isSameCell, labelsOf } from './cells.ts'

const says = [textIn('fr'), textIn('en')]

test.each([
  ['flag', 'Oui', 'true'],
  ['flag', 'VRAI', 'true'],
  ['flag', 'no', 'false'],
  ['flag', 'peut-être', 'peut-être'],
  ['number', '1 234,5', '1234.5'],
  ['number', '1,234', '1,234'],
  ['number', 'douze', 'douze'],
  ['day', '31/03/2026', '2026-03-31'],
  ['references', 'A, B ;C|D', 'A B C D'],
  ['text', '  un  texte ', 'un  texte'],
] as const)('a cell of kind %s, %j, is read as %j', async (kind, given, read) => {
  expect((await cellReader({ name: 'x', kind }, says))(given)).toBe(read)
})

const table = { refTable: 'Prm.ModTacheFrequence', from: SysValeur.GetList }
const type = await cellReader(
  {
    name: 'type',
    table,
    accepted: [
      { value: 'PR', label: 'Pont roulant', others: ['PR'] },
      { value: 'PAL', label: 'Palan' },
      { value: 'PAL2', label: 'Palan' },
      { value: 'GRUE', label: 'PAL' },
      { value: 'CLOTUREE', label: 'x' },
    ],
  },
  says,
)

test('a value is named by its reference, or by words that name no other', () => {
  expect(['PR', 'pr', 'pont ROULANT', 'Pont roulant '].map(type)).toEqual(['PR', 'PR', 'PR', 'PR'])
  // Two are called so; a reference means itself; what nobody knows stays, for the server to refuse.
  expect(['Palan', 'PAL', 'Nacelle'].map(type)).toEqual(['Palan', 'PAL', 'Nacelle'])
  expect([textIn('fr')('code.CLOTUREE'), textIn('en')('code.CLOTUREE')].map(type)).toEqual(['CLOTUREE', 'CLOTUREE'])
})

test('a file names the values of a system table as lists do', () => {
  const column = { name: 'x', table, accepted: [{ value: 'M1', label: 'Chaque mois' }] }
  expect(labelsOf(column, textIn('fr')).get('M1')).toBe('Chaque mois')
})

test('references say the same in any order and case', () => {
  const column = { name: 'x', kind: 'references' } as const
  expect(isSameCell(column, 'A b', 'B A')).toBe(true)
  expect(isSameCell(column, 'A', 'A B')).toBe(false)
})

test('a number in French is read as it was', async () => {
  const number = await cellReader({ name: 'x', kind: 'number' }, says)
  const written = fc.tuple(
    fc.integer({ min: -99_999, max: 99_999 }),
    fc.string({ unit: fc.constantFrom('0', '5'), maxLength: 4 }),
  )
  fc.assert(
    fc.property(written, ([whole, decimals]) => {
      const text = decimals === '' ? String(whole) : `${whole}.${decimals}`
      expect(number(frenchNumber(text))).toBe(text)
    }),
  )
})

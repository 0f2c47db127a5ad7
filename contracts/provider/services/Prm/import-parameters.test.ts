import * as z from 'zod'
import { expect, test } from 'vitest'
import { parametersIn, textForm } from './import-parameters.ts'

test.each([
  ['12,5', '12.5'],
  ['0,125', '0.125'],
  ['1 234,5', '1234.5'],
  ['1234,567', '1234.567'],
  ['1.234', '1.234'],
  ['-3', '-3'],
  // Ambiguous, or with English thousands: not a number, so that the line is reported.
  ['1,234', '1,234'],
  ['-12,000', '-12,000'],
  ['1,234.5', '1.234.5'],
])('a number of a file %j is taken as %j', (given, taken) => {
  expect(textForm('Number', given)).toBe(taken)
})

test('a parameter may be called as what every object has', () => {
  const judged = { value: 'x', idValeur: null }
  const parameter = { idParametre: 1, refParametre: 'constructor', idElement: null, cell: z.any() }
  const cells = parametersIn({ line: 2, values: { constructor: judged } }, { refMateriel: z.string() }, [parameter])
  expect(cells).toEqual([{ parameter, judged }])
})

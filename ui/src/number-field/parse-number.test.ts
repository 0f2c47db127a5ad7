import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

test.each([
  ['1 234,5', 'fr-FR', 1234.5],
  ['1\u202f234,5', 'fr-FR', 1234.5],
  ['1234.5', 'fr-FR', 1234.5],
  ['\u22127', 'fr-FR', -7],
  [',5', 'fr-FR', 0.5],
  ['1,234.5', 'en-GB', 1234.5],
  ['-0.25', 'en-GB', -0.25],
  ['1,234,567', 'en-GB', 1234567],
  ['12 345.5', 'en-GB', 12345.5],
  ['- 12 345 678', 'fr-FR', -12345678],
])('%s in %s', (text, locale, number) => {
  expect(parseNumber(text, locale)).toBe(number)
})

test.each(['', '-', 'abc', '1,2,3', '1e5', '12m', '.', '--1'])('%j is no number in French', (text) => {
  expect(parseNumber(text, 'fr-FR')).toBeNull()
})

test.each(['12,5', '0,5', '1 234,56', '1,2,3', '1,2345', '1234,567', '1,234 567', ',500', '12.5,5', '12 5'])(
  '%j is no number in English: its signs stand where no group begins',
  (text) => {
    expect(parseNumber(text, 'en-GB')).toBeNull()
  },
)

test.each(['12 5', '1 2', '1\u202f2345', '1234 567', '1 234,5 6'])(
  '%j is no number in French: its blanks stand where no group begins',
  (text) => {
    expect(parseNumber(text, 'fr-FR')).toBeNull()
  },
)

test('what a language writes is read back', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('fr-FR', 'en-GB'),
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.nat(999),
      (locale, whole, thousandths) => {
        const number = whole + thousandths / 1000
        const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(number)
        expect(parseNumber(text, locale)).toBeCloseTo(number, 3)
      },
    ),
  )
})

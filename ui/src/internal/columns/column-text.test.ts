import { describe, expect, test } from 'vitest'
import { textOf } from './column-text.ts'
import { dateOf } from './column-value.ts'
import type { GridColumn, GridDataType } from './column-types.ts'

const column = (
  dataType: GridDataType,
  over: Partial<GridColumn<{ v: unknown }>> = {},
): GridColumn<{ v: unknown }> => ({ id: 'v', text: 'V', value: 'v', dataType, ...over })

describe('writes', () => {
  const local = (...parts: [number, number, number, number, number]) => new Date(...parts)
  const cases: [GridDataType, unknown, string, string][] = [
    ['Date', '2026-03-09', '09/03/2026', '09/03/2026'],
    ['Date', local(2026, 2, 9, 23, 59), '09/03/2026', '09/03/2026'],
    ['DateTime', local(2026, 2, 9, 7, 5).toISOString(), '09/03/2026 07:05:00', '09/03/2026 07:05:00'],
    ['Time', '8:30:00', '08:30', '08:30'],
    ['number', 1234.5, '1\u202f234,5', '1,234.5'],
    ['number', '12,5', '12,5', '12.5'],
    ['boolean', 'f', 'Non', 'No'],
    ['boolean', 1, 'Oui', 'Yes'],
    ['text', ['a', null, 'b'], 'a, , b', 'a, , b'],
  ]
  test.each(cases)('%s %o [3.column]', (dataType, v, fr, en) => {
    expect([textOf(column(dataType), { v }, 'fr'), textOf(column(dataType), { v }, 'en')]).toEqual([fr, en])
  })

  test.each([null, undefined, '', '  ', Number.NaN, []])('nothing for %o', (v) => {
    for (const dataType of ['text', 'number', 'boolean', 'Date', 'choice'] as const)
      expect(textOf(column(dataType), { v }, 'fr')).toBe('')
  })

  test('what does not fit its type as it came', () => {
    expect(textOf(column('Date'), { v: 'bientôt' }, 'fr')).toBe('bientôt')
    expect(textOf(column('number'), { v: 'douze' }, 'fr')).toBe('douze')
  })

  test('the text of a code, or the code; paths, functions; own formats [3.column]', () => {
    const options = [{ value: 1, label: 'Un' }]
    expect([1, '1', 2].map((v) => textOf(column('choice', { options }), { v }, 'fr'))).toEqual(['Un', 'Un', '2'])
    expect(textOf(column('text', { value: 'v.a.b' }), { v: { a: { b: 'deep' } } }, 'fr')).toBe('deep')
    expect(textOf(column('text', { value: ({ v }) => `${String(v)} !` }), { v: 'fait' }, 'fr')).toBe('fait !')
    expect(textOf(column('number', { format: (value) => `${String(value)} €` }), { v: 3 }, 'fr')).toBe('3 €')
  })

  test('numbers of a column with as many digits, and its unit', () => {
    const cost = column('number', { digits: 2, unit: '€' })
    expect([3, 1234.5, 0.125].map((v) => textOf(cost, { v }, 'fr'))).toEqual([
      '3,00\u00a0€',
      '1\u202f234,50\u00a0€',
      '0,13\u00a0€',
    ])
    expect(textOf(cost, { v: 1234.5 }, 'en')).toBe('1,234.50\u00a0€')
    expect([textOf(cost, { v: null }, 'fr'), textOf(cost, { v: 'gratuit' }, 'fr')]).toEqual(['', 'gratuit'])
    expect(textOf(column('number'), { v: 1234.5 }, 'fr')).toBe('1\u202f234,5')
  })
})

test('days that do not exist are no dates', () => {
  expect([dateOf('2026-02-30'), dateOf('2026-13-01'), dateOf('')]).toEqual([undefined, undefined, undefined])
})

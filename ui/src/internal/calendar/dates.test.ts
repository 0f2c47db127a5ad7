import { CalendarDate } from '@internationalized/date'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate, parseIso, parseShort, parseTyped } from './dates.ts'

test.each(['1/2/2026', '01/02/2026', '01.02.2026', '01-02-2026', '01 02 2026', '01022026', '2026-02-01'])(
  '%s is the first of February',
  (text) => {
    expect(parseTyped(text)?.toString()).toBe('2026-02-01')
  },
)

test.each([
  '',
  '31/02/2026',
  '29/02/2025',
  '00/01/2026',
  '01/13/2026',
  '01/02/20',
  '01/02/0026',
  '1/2',
  'demain',
  '01/02/20266',
])('%j is no whole date', (text) => {
  expect(parseTyped(text)).toBeNull()
})

test('two digits of a year are enough when the field is left', () => {
  expect(parseShort('1/2/26')?.toString()).toBe('2026-02-01')
  expect(parseShort('010226')?.toString()).toBe('2026-02-01')
  expect(parseShort('1/2/68')?.toString()).toBe('2068-02-01')
  expect(parseShort('1/2/69')?.toString()).toBe('1969-02-01')
  expect(parseShort('31/02/26')).toBeNull()
})

test('a day without a year is of this one when the field is left', () => {
  const now = new CalendarDate(2027, 12, 31)
  expect(parseShort('1/2', now)?.toString()).toBe('2027-02-01')
  expect(parseShort('29.02', now)).toBeNull()
  expect(parseShort('13/13', now)).toBeNull()
  expect(parseShort('1/2')?.year).toBe(new Date().getFullYear())
})

test('leap years are known', () => {
  expect(parseTyped('29/02/2024')?.toString()).toBe('2024-02-29')
})

test('of a date-time the day is read as written, whatever the zone', () => {
  expect(parseIso('2026-01-01T00:30:00+14:00')?.toString()).toBe('2026-01-01')
  expect(parseIso('2026-12-31T23:30:00Z')?.toString()).toBe('2026-12-31')
})

test.each([null, undefined, '', 20260101, '2026-02-30', '2026-1-1', '2026-01-011'])('%j is no kept date', (value) => {
  expect(parseIso(value)).toBeNull()
})

test('every day survives being written and read', () => {
  const day = fc.date({
    min: new Date('1000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(day, (moment) => {
      const iso = moment.toISOString().slice(0, 10)
      const date = parseIso(iso)
      expect(date?.toString()).toBe(iso)
      expect(date && parseTyped(formatDate(date))?.toString()).toBe(iso)
    }),
  )
})

test('nothing that is typed throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      parseShort(text)
    }),
  )
})

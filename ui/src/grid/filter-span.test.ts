import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterNow, filtersNow } from './filter-now.ts'
import { dayOf, offeredSpans, spanDays, type Span } from './filter-span.ts'

// A Monday.
const today = '2026-11-23'

test.each<[Span, string, string]>([
  ['today', '2026-11-23', '2026-11-23'],
  ['yesterday', '2026-11-22', '2026-11-22'],
  ['tomorrow', '2026-11-24', '2026-11-24'],
  ['this-week', '2026-11-23', '2026-11-29'],
  ['last-week', '2026-11-16', '2026-11-22'],
  ['next-week', '2026-11-30', '2026-12-06'],
  ['this-month', '2026-11-01', '2026-11-30'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['next-month', '2026-12-01', '2026-12-31'],
  ['this-year', '2026-01-01', '2026-12-31'],
  ['last-year', '2025-01-01', '2025-12-31'],
  ['last-7-days', '2026-11-17', '2026-11-23'],
  ['next-30-days', '2026-11-23', '2026-12-22'],
])('%s is %s to %s', (span, from, to) => {
  expect(spanDays(span, today)).toEqual({ from, to })
})

test('on a Sunday the week is the one that ends', () => {
  expect(spanDays('this-week', '2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
})

test('leap years and turns of the year are the calendar’s', () => {
  expect(spanDays('this-month', '2028-02-10').to).toBe('2028-02-29')
  expect(spanDays('last-month', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(spanDays('next-7-days', '2026-12-29').to).toBe('2027-01-04')
})

const days = fc
  .date({ min: new Date('1970-01-02'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => dayOf(date))

test('spans of this side of today hold it, the others lie beside it, and none is reversed', () => {
  fc.assert(
    fc.property(days, fc.constantFrom(...offeredSpans), (day, span) => {
      const { from, to } = spanDays(span, day)
      expect(from <= to).toBe(true)
      const isBeside = /^(yesterday|tomorrow)$|^(last|next)-(week|month|year)$/.test(span)
      expect(from <= day && day <= to).toBe(!isBeside)
    }),
  )
})

test('a span means other days after midnight, and other filters stay the same object', () => {
  const filter = { kind: 'date', span: 'today', isNot: true } as const
  expect(filterNow(filter, today)).toEqual({ kind: 'date', from: today, to: today, isNot: true })
  expect(filterNow(filter, '2026-11-24')).toMatchObject({ from: '2026-11-24' })
  const plain = { due: { kind: 'date', from: today }, name: { kind: 'text', text: 'a' } } as const
  expect(filtersNow(plain, today)).toBe(plain)
  expect(filtersNow({ ...plain, due: filter }, today)).toMatchObject({ due: { from: today }, name: plain.name })
})

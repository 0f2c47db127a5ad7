import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, monthEnd, weekOf } from './calendar.ts'

const day = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const weekday = (one: string) => new Date(`${one}T00:00:00Z`).getUTCDay()

describe('addDays', () => {
  test('there and back is the same day, and days sort as they come', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 4000 }), (one, count) => {
        expect(addDays(addDays(one, count), -count)).toBe(one)
        expect(addDays(one, count) > one).toBe(true)
      }),
    )
  })

  test.each([
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('%s and %d is %s, whatever the clocks do', (one, count, expected) => {
    expect(addDays(one, count)).toBe(expected)
  })
})

describe('weekOf (ISO 8601)', () => {
  test.each([
    ['2026-01-01', 2026, 1],
    ['2025-12-29', 2026, 1],
    ['2025-12-28', 2025, 52],
    ['2027-01-03', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2020-12-31', 2020, 53],
    ['2021-01-03', 2020, 53],
    ['2024-12-30', 2025, 1],
    ['2026-11-20', 2026, 47],
    ['2000-01-01', 1999, 52],
  ])('%s is in %d-W%d', (one, year, number) => {
    expect(weekOf(one)).toMatchObject({ year, number })
  })

  test('runs from Monday to Sunday and holds the day', () => {
    fc.assert(
      fc.property(day, (one) => {
        const { from, to } = weekOf(one)
        expect([weekday(from), weekday(to), addDays(from, 6)]).toEqual([1, 0, to])
        expect(from <= one && one <= to).toBe(true)
      }),
    )
  })

  test('the next week has the next number, or is the first of the next year', () => {
    fc.assert(
      fc.property(day, (one) => {
        const [week, next] = [weekOf(one), weekOf(addDays(one, 7))]
        expect(next.from).toBe(addDays(week.to, 1))
        if (next.year === week.year) expect(next.number).toBe(week.number + 1)
        else expect([next.year, next.number, week.number >= 52]).toEqual([week.year + 1, 1, true])
      }),
    )
  })
})

describe('monthEnd', () => {
  test('is in the same month, and the next day is not', () => {
    fc.assert(
      fc.property(day, (one) => {
        const end = monthEnd(one)
        expect(end.slice(0, 7)).toBe(one.slice(0, 7))
        expect(end >= one).toBe(true)
        expect(addDays(end, 1).slice(8)).toBe('01')
      }),
    )
  })
})

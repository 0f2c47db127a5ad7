import { expect, test } from 'vitest'
import { formatDate, formatIso, parseIso, parseShort, parseTyped } from '../internal/calendar/dates.ts'

// A calendar of its own: nothing here asks a Date, a formatter or a library for the day.
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
const two = (n: number): string => String(n).padStart(2, '0')

function* days(first: number, last: number): Generator<{ year: number; month: number; day: number }> {
  for (let year = first; year <= last; year += 1)
    for (let month = 1; month <= 12; month += 1)
      for (let day = 1; day <= daysIn(year, month); day += 1) yield { year, month, day }
}

test('every day of 1970 to 2029 is written as DD/MM/YYYY and read again, however it is typed', () => {
  let count = 0
  const wrong: string[] = []
  for (const { year, month, day } of days(1970, 2029)) {
    count += 1
    const iso = `${year}-${two(month)}-${two(day)}`
    const date = parseIso(iso)
    const written = `${two(day)}/${two(month)}/${year}`
    const typed = [
      written,
      `${day}/${month}/${year}`,
      `${day}.${month}.${year}`,
      `${two(day)}${two(month)}${year}`,
      iso,
    ].map((text) => parseTyped(text)?.toString())
    const short = parseShort(`${day}/${month}/${two(year % 100)}`)?.toString()
    if (
      !date ||
      formatDate(date) !== written ||
      formatIso(iso) !== written ||
      short !== iso ||
      typed.some((read) => read !== iso)
    )
      wrong.push(iso)
  }
  expect(wrong).toEqual([])
  expect(count).toBe(21_915)
})

test('of 20,000 days, months and years put together only those of the calendar are dates', () => {
  let count = 0
  const wrong: string[] = []
  // Leap years of all kinds, the century rule and the first and last days that can be written.
  for (const year of [
    1000, 1582, 1600, 1700, 1800, 1899, 1900, 1904, 1969, 1970, 1999, 2000, 2001, 2004, 2024, 2025, 2026, 2027, 2028,
    2038, 2096, 2100, 2104, 2200, 2400, 9996, 9999,
  ]) {
    for (let month = 0; month <= 15; month += 1) {
      for (let day = 0; day <= 49; day += 1) {
        count += 1
        const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
        const expected = isDay ? `${year}-${two(month)}-${two(day)}` : undefined
        const text = `${two(day)}/${two(month)}/${year}`
        if (
          parseTyped(text)?.toString() !== expected ||
          parseIso(`${year}-${two(month)}-${two(day)}`)?.toString() !== expected
        )
          wrong.push(text)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(20_000)
})

import { afterEach, describe, expect, test } from 'vitest'
import { formatInstant, today } from './dates.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test.each([
  ['dateTime', '29/03/2026 14:05:09'],
  ['shortDateTime', '29/03/2026 14:05'],
  ['date', '29/03/2026'],
  ['isoDate', '2026-03-29'],
  ['time', '14:05'],
] as const)('%s is written %s [5.formats]', (format, written) => {
  process.env.TZ = 'Europe/Paris'
  expect(formatInstant('2026-03-29T12:05:09Z', format)).toBe(written)
})

test.each([
  ['dateTime', '02/01/2026 04:04:05'],
  ['shortDateTime', '02/01/2026 04:04'],
  ['date', '02/01/2026'],
  ['isoDate', '2026-01-02'],
  ['time', '04:04'],
] as const)('%s has two digits where one would do: %s [5.formats]', (format, written) => {
  process.env.TZ = 'Europe/Paris'
  expect(formatInstant('2026-01-02T03:04:05Z', format)).toBe(written)
})

test('an instant is shown to the minute unless seconds are asked for, and what is no date as it came [5.formats]', () => {
  process.env.TZ = 'Europe/Paris'
  expect([formatInstant('2026-01-02T03:04:05Z'), formatInstant('bientôt')]).toEqual(['02/01/2026 04:04', 'bientôt'])
})

describe('today', () => {
  test.each([
    ['Europe/Paris', '2026-03-28T23:30:00Z', '2026-03-29'],
    ['Europe/Paris', '2026-03-29T21:59:00Z', '2026-03-29'],
    ['Europe/Paris', '2026-10-25T22:59:00Z', '2026-10-25'],
    ['Europe/Paris', '2026-10-25T23:00:00Z', '2026-10-26'],
    ['Europe/Paris', '2026-12-31T23:00:00Z', '2027-01-01'],
    ['America/New_York', '2027-01-01T04:59:00Z', '2026-12-31'],
    ['Pacific/Auckland', '2026-12-31T11:00:00Z', '2027-01-01'],
  ])('in %s at %s is %s', (TZ, instant, day) => {
    process.env.TZ = TZ
    expect(today(new Date(instant))).toBe(day)
  })

  test.each(['Pacific/Auckland', 'America/Los_Angeles'])(
    'a day without a time is written the same in %s [5.formats]',
    (TZ) => {
      process.env.TZ = TZ
      expect(formatInstant('2026-03-29', 'date')).toBe('29/03/2026')
    },
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatWallTime,
  instantsAt,
  nearestInstant,
  offsetText,
  parseShortWallTime,
  parseWallTime,
  readInstant,
  wallTimeOf,
} from './instants.ts'

const zones = [
  'Europe/Paris',
  'America/New_York',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'UTC',
]
const minute = 60_000

/** The same in the words of `Intl`, which knows nothing of the code under test. */
const clocks = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
  ]),
)
const shownBy = (timeZone: string, time: number): string => (clocks.get(timeZone)?.format(time) ?? '').replace(',', '')

const shown = (iso: string, timeZone: string): string => {
  const moment = readInstant(iso, timeZone)
  return moment ? formatWallTime(wallTimeOf(moment)) : ''
}

// Beside any minute, those around the changes of the clocks: March and April, September to November.
const changes = [
  '2026-03-29T01:00Z',
  '2026-10-25T01:00Z',
  '2026-03-08T07:00Z',
  '2026-11-01T06:00Z',
  '2026-10-03T15:30Z',
  '2026-04-04T15:00Z',
  '2024-03-31T01:00Z',
  '2024-02-29T00:00Z',
]
const range = { min: Date.UTC(1971, 0, 1) / minute, max: Date.UTC(2037, 11, 31) / minute }
const moments = fc.oneof(
  fc.integer(range),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -180, max: 180 }))
    .map(([change, away]) => Date.parse(change) / minute + away),
)

test('20,000 moments are shown as the clocks of their zone show them, and read back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (zone, minutes) => {
      const iso = new Date(minutes * minute).toISOString()
      const text = shown(iso, zone)
      expect(text).toBe(shownBy(zone, minutes * minute))
      const wall = parseWallTime(text)
      expect(wall && instantsAt(wall, zone)).toContain(iso)
    }),
    { numRuns: 20_000 },
  )
})

test('a wall time stands for every moment that shows it, earliest first, and for no other', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (zone, minutes) => {
      // Any wall time at all, skipped ones too: no zone is further than 14 hours from UTC, and all differ by whole quarters of an hour.
      const text = shownBy('UTC', minutes * minute)
      const wall = parseWallTime(text)
      const expected: string[] = []
      for (let away = -14 * 60; away <= 14 * 60; away += 15) {
        const time = (minutes + away) * minute
        if (shownBy(zone, time) === text) expected.push(new Date(time).toISOString())
      }
      expect(wall && instantsAt(wall, zone)).toEqual(expected)
    }),
    { numRuns: 2_000 },
  )
})

test('where clocks go forward nothing is shown, where they go back everything is twice', () => {
  const at = (text: string) => {
    const wall = parseWallTime(text)
    return wall && instantsAt(wall, 'Europe/Paris')
  }
  expect(at('29/03/2026 02:30')).toEqual([])
  expect(at('29/03/2026 03:00')).toEqual(['2026-03-29T01:00:00.000Z'])
  expect(at('25/10/2026 02:30')).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])
  const skipped = parseWallTime('29/03/2026 02:30')
  expect(skipped && nearestInstant(skipped, 'Europe/Paris')).toBe('2026-03-29T01:30:00.000Z')
  expect(at('25/10/2026 03:00')).toEqual(['2026-10-25T02:00:00.000Z'])
})

test.each([
  '18/02/2026 09:30',
  '18022026 0930',
  '18/2/2026 9h30',
  '18 02 2026 9:30',
  '2026-02-18T09:30',
  '18/02/2026 à 9h30',
  '18/02/2026, 9.30',
])('%s is read', (text) => {
  const wall = parseWallTime(text)
  expect(wall && formatWallTime(wall)).toBe('18/02/2026 09:30')
})

test.each(['', '18/02/2026', '09:30', '18/02/2026 24:00', '31/02/2026 09:30', '18/02/26 9:30', '18/02/2026 9'])(
  '%j is no whole date and time',
  (text) => {
    expect(parseWallTime(text)).toBeNull()
  },
)

test('short years and times are enough when the field is left', () => {
  const wall = parseShortWallTime('18/2/26 9')
  expect(wall && formatWallTime(wall)).toBe('18/02/2026 09:00')
})

test.each([
  null,
  undefined,
  '',
  0,
  '2026-02-18',
  '2026-02-18T09:30',
  '2026-02-30T09:30:00Z',
  '2026-02-18T25:00:00Z',
  'demain',
])('%j is no kept moment', (value) => {
  expect(readInstant(value, 'UTC')).toBeNull()
})

test('an offset is written as people say it', () => {
  const offset = (iso: string, zone: string) => {
    const moment = readInstant(iso, zone)
    return moment && offsetText(moment)
  }
  expect(offset('2026-10-25T00:30:00Z', 'Europe/Paris')).toBe('UTC+2')
  expect(offset('2026-01-01T00:00:00Z', 'Asia/Kathmandu')).toBe('UTC+5:45')
  expect(offset('2026-01-01T00:00:00Z', 'America/New_York')).toBe('UTC−5')
})

test('nothing that is typed throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      parseShortWallTime(text)
    }),
  )
})

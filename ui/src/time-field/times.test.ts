import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseShortTime, parseTime, readTime } from './times.ts'

test.each(['9:30', '09:30', '9h30', '09H30', '9.30', '0930', '9 h 30'])('%s is half past nine', (text) => {
  expect(parseTime(text)).toBe('09:30')
})

test.each(['', '9', '9:3', '24:00', '12:60', '930', 'midi', '12:30:00', '112:30'])('%j is no whole time', (text) => {
  expect(parseTime(text)).toBeNull()
})

test.each([
  ['930', '09:30'],
  ['9', '09:00'],
  ['9h', '09:00'],
  ['23', '23:00'],
  ['9:5', '09:05'],
  ['9:30', '09:30'],
])('%s is enough for %s when the field is left', (text, time) => {
  expect(parseShortTime(text)).toBe(time)
})

test.each(['24', '99', '960', 'h', '12345'])('%j is no time at all', (text) => {
  expect(parseShortTime(text)).toBeNull()
})

test.each([
  ['09:30', '09:30'],
  ['09:30:15', '09:30'],
  ['09:30:15.250', '09:30'],
  ['24:00', null],
  ['9:30', null],
  [930, null],
  [null, null],
])('%j is kept as %j', (value, time) => {
  expect(readTime(value)).toBe(time)
})

test('every minute of a day is read back', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    expect([parseTime(time), parseTime(time.replace(':', '')), readTime(time)]).toEqual([time, time, time])
  }
})

test('nothing that is typed throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      parseShortTime(text)
    }),
  )
})

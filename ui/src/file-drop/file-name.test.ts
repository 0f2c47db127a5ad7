import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeName, shortName } from './file-name.ts'

test('what turns or hides letters is shown as such', () => {
  expect(safeName('photo\u202egpj.exe')).toBe('photo\ufffdgpj.exe')
  expect(safeName('a\u0000b\nc\u200bd')).toBe('a\ufffdb\ufffdc\ufffdd')
  expect(safeName('../../"étage 2".csv')).toBe('../../"étage 2".csv')
  expect(safeName('\ud800.csv')).toBe('\ufffd.csv')
})

test('a long name keeps its beginning and its extension', () => {
  const short = shortName(`rapport-${'x'.repeat(300)}-final.csv`)
  expect(short).toHaveLength(48)
  expect(short).toMatch(/^rapport-x+…x*-final\.csv$/)
  expect(shortName('court.csv')).toBe('court.csv')
})

test('an emoji of several signs is not cut in two', () => {
  const fire = '👩🏽‍🚒'
  expect(shortName(fire.repeat(60), 10)).toBe(`${fire.repeat(6)}…${fire.repeat(3)}`)
  expect(shortName('e\u0301'.repeat(60), 10)).toBe(`${'e\u0301'.repeat(6)}…${'e\u0301'.repeat(3)}`)
})

test('any name is shown short, whole and without a hidden sign', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const short = shortName(name)
      // oxlint-disable-next-line no-control-regex
      expect(short).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/)
      expect(short.isWellFormed()).toBe(true)
      expect(short.length).toBeLessThanOrEqual(Math.max(name.length, 48 * 20))
    }),
  )
})

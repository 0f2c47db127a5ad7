import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Destination } from '../destinations.ts'
import { lettersOf } from './letters.ts'

const screen = (href: string, refRoute: string | null, label: string): Destination => ({
  href,
  refRoute,
  label,
  text: label,
  icon: 'folder',
  parents: [],
})
const given = (...screens: Destination[]) =>
  Object.fromEntries(lettersOf(screens).map(({ href, letter }) => [href, letter]))

test('known screens have the letters they are known by', () => {
  expect(
    given(
      screen('/', null, 'Accueil'),
      screen('/a', 'AffAffAffaireList', 'Affaires'),
      screen('/n', 'CoreSysNotifList', 'Notifications'),
    ),
  ).toEqual({
    '/': 'h',
    '/a': 'a',
    '/n': 'n',
  })
})

test('another screen has the first letter of its label that no screen is known by', () => {
  expect(given(screen('/x', 'Autre', 'Équipements'), screen('/a', 'AffAffAffaireList', 'Affaires'))).toEqual({
    '/x': 'q',
    '/a': 'a',
  })
  expect(given(screen('/x', 'Autre', 'Zones'))).toEqual({ '/x': 'z' })
})

test('without a letter of its own it borrows one, and without any it has none', () => {
  expect(given(screen('/x', 'Autre', 'Aha'))).toEqual({ '/x': 'a' })
  expect(given(screen('/x', 'Autre', '42'))).toEqual({})
})

const destination = fc
  .record({
    refRoute: fc.constantFrom(null, 'AffAffAffaireList', 'PrmGamGammeList', 'Autre', 'Encore'),
    label: fc.string({ unit: 'grapheme', maxLength: 12 }),
  })
  .map(({ refRoute, label }) => screen('', refRoute, label))

test('no two screens share a letter, in whatever menus, and every letter can be typed', () => {
  fc.assert(
    fc.property(fc.array(destination, { maxLength: 40 }), (all) => {
      const screens = all.map((one, at) => ({ ...one, href: `/${at}` }))
      const letters = lettersOf(screens).map(({ letter }) => letter)
      expect(new Set(letters).size).toBe(letters.length)
      expect(letters.every((letter) => /^[a-z]$/.test(letter))).toBe(true)
    }),
  )
})

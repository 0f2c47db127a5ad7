import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchedPlaces } from './matched-places.ts'

const marked = (text: string, query: string) => matchedPlaces(text, query).map(([from, to]) => text.slice(from, to))

test.each([
  ['Vérification des palans', 'pal', ['pal']],
  ['AFF-2026-0777', '0777', ['0777']],
  ['Main d’œuvre', 'oeuv', ['œuv']],
  ['Électricité', 'elec cite', ['Élec', 'cité']],
  ['Palans', 'zut', []],
  ['Palans', '  ', []],
] as const)('in %s, %s stands out', (text, query, shown) => {
  expect(marked(text, query)).toEqual(shown)
})

test('places are in order, apart, and inside of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      const ends = matchedPlaces(text, query).flat()
      expect(ends).toEqual([...new Set(ends)].toSorted((a, b) => a - b))
      expect(ends.every((end) => end >= 0 && end <= text.length)).toBe(true)
    }),
  )
})

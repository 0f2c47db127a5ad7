import { expect, test } from 'vitest'
import { fittingCount, fittingPlaces } from './fitting-count.ts'

const row = { widths: [100, 80, 60], gap: 8, more: 36 }

test.for([
  ['all of them, to the pixel', 256, 3],
  ['as many as leave room for the button of the rest', 255, 2],
  ['one, when the second and that button do not', 231, 1],
  ['none, when only that button does', 40, 0],
] as const)('%s: %d px hold %d', ([, room, count]) => {
  expect(fittingCount(row, room)).toBe(count)
})

test('nothing fits everywhere', () => {
  expect(fittingCount({ ...row, widths: [] }, 0)).toBe(0)
})

test.for([
  ['all', 256, 2, [0, 1, 2]],
  ['the first, where it is one of them', 255, 1, [0, 1]],
  ['it in place of the last that fitted', 240, 2, [0, 2]],
  ['it alone, where nothing else fits', 100, 2, [2]],
  ['the first, where none is to be kept', 255, -1, [0, 1]],
] as const)('in sight is %s: %d px', ([, room, kept, places]) => {
  expect(fittingPlaces(row, kept, room)).toEqual(places)
})

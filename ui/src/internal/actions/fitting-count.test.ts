import { expect, test } from 'vitest'
import { fittingCount } from './fitting-count.ts'

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

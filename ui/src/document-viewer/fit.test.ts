import { expect, test } from 'vitest'
import { drawnScale, nextStep, scaleOf } from './fit.ts'

const sheet = { width: 800, height: 1000 }

test.each([
  ['width', { width: 400, height: 100 }, 0.5],
  ['page', { width: 400, height: 100 }, 0.1],
  ['page', { width: 400, height: 250 }, 0.25],
  ['width', { width: 8000, height: 100 }, 2],
  ['width', { width: 0, height: 0 }, 0.1],
  [3, { width: 400, height: 100 }, 3],
] as const)('%s in the room of %j is %d', (zoom, room, scale) => {
  expect(scaleOf(zoom, sheet, room)).toBe(scale)
})

test('steps go from any factor to the next, and end', () => {
  expect([
    nextStep(0.6, 1),
    nextStep(0.6, -1),
    nextStep(1, 1),
    nextStep(1, -1),
    nextStep(4, 1),
    nextStep(0.2, -1),
  ]).toEqual([0.67, 0.5, 1.25, 0.9, 4, 0.2])
})

test('a page is drawn by the screen’s pixels, and never on a canvas that browsers leave white', () => {
  expect(drawnScale(1, sheet, 2)).toBe(2)
  const scale = drawnScale(4, { width: 4000, height: 3000 }, 3)
  expect(4000 * scale * 3000 * scale).toBeCloseTo(16_000_000, -3)
})

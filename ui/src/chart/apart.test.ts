import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partsWithGaps, spread } from './apart.ts'

const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0)

describe('parts of a stack', () => {
  test('the gap is taken from the lower part', () => {
    expect(partsWithGaps([10, 20, 5], 2)).toEqual([
      { from: 0, to: 8 },
      { from: 10, to: 28 },
      { from: 30, to: 35 },
    ])
  })

  test('a thin part keeps a pixel, wherever it is', () => {
    expect(partsWithGaps([0.2, 20], 2)).toEqual([
      { from: 0, to: 1 },
      { from: 1, to: 20.2 },
    ])
    expect(partsWithGaps([20, 0], 2)).toEqual([
      { from: 0, to: 18 },
      { from: 19, to: 20 },
    ])
    expect(partsWithGaps([20, 1.5, 20], 2)[1]).toEqual({ from: 20, to: 21 })
  })

  test('the stack stays as long; parts are in order, and none is nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, min: 0, max: 300 }), { minLength: 1, maxLength: 8 }), (lengths) => {
        const parts = partsWithGaps(lengths, 2)
        const whole = sum(lengths)
        expect(parts.at(-1)?.to).toBeCloseTo(whole, 6)
        let end = 0
        for (const [at, { from, to }] of parts.entries()) {
          expect(from).toBeGreaterThanOrEqual(end - 1e-9)
          expect(to - from).toBeGreaterThanOrEqual(Math.min(1, whole / lengths.length) - 1e-6)
          // Never more than a pixel for each part from where it would be.
          expect(Math.abs(to - sum(lengths.slice(0, at + 1)))).toBeLessThanOrEqual(Math.max(2, lengths.length) + 1e-6)
          end = to
        }
      }),
    )
  })
})

describe('names beside parts', () => {
  test('stand at their parts where they have room', () => {
    expect(spread([20, 60, 150], 18, { from: 9, to: 191 })).toEqual([20, 60, 150])
  })

  test('part from each other to both sides', () => {
    expect(spread([100, 100, 100], 18, { from: 9, to: 191 })).toEqual([82, 100, 118])
    expect(spread([190, 190], 18, { from: 9, to: 191 })).toEqual([173, 191])
  })

  test('never touch, keep their order, and stay inside', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, min: -20, max: 220 }), { minLength: 1, maxLength: 10 }),
        (wanted) => {
          const places = spread(wanted, 18, { from: 9, to: 191 })
          for (const [at, place] of places.entries()) {
            expect(place).toBeGreaterThanOrEqual(9 - 1e-9)
            expect(place).toBeLessThanOrEqual(191 + 1e-9)
            if (at > 0) expect(place - (places[at - 1] ?? 0)).toBeGreaterThanOrEqual(18 - 1e-9)
          }
        },
      ),
    )
  })
})

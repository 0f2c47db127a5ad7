import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionOf, rowsWithin, type RowSpace, standAfter, standAt, standNear, tallest } from './row-space.ts'

/** In px, the tallest element of Firefox: it counts in sixtieths of a pixel, by 30 bits. */
const firefox = Math.floor(2 ** 30 / 60)

/** Lists beyond the limit, which is the browser's in the wild and a lower one here and there. */
const beyond = fc
  .record({
    rowHeight: fc.integer({ min: 20, max: 80 }),
    viewHeight: fc.integer({ min: 100, max: 1500 }),
    limit: fc.constantFrom(tallest, 1_000_000, firefox),
    times: fc.double({ min: 1.01, max: 40, noNaN: true }),
  })
  .map(({ times, ...space }) => ({ ...space, count: Math.ceil((space.limit / space.rowHeight) * times) }))
const share = fc.double({ min: 0, max: 1, noNaN: true })

const lowest = (space: RowSpace) => rowsWithin(space) * space.rowHeight - space.viewHeight
const lastPosition = (space: RowSpace) => space.count * space.rowHeight - space.viewHeight
const begin = { top: 0, skipped: 0 }
/** By the bar, from far away. */
const dragged = (space: RowSpace, top: number) =>
  standAfter(space, { top: top < lowest(space) / 2 ? lowest(space) : 0, skipped: 0 }, top)

test('below the limit every place is its own', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 160_000 }), fc.integer({ min: 0, max: 5_900_000 }), (count, top) => {
      const space = { count, rowHeight: 36, viewHeight: 600 }
      expect(rowsWithin(space)).toBe(count)
      for (const stand of [standAt(space, top), standAfter(space, begin, top), standNear(space, begin, top)])
        expect(stand).toEqual({ top, skipped: 0 })
    }),
  )
})

test('the bar reaches the first row and the last, and lower is never earlier', () => {
  fc.assert(
    fc.property(beyond, share, share, (space, one, other) => {
      expect(positionOf(space, dragged(space, 0))).toBe(0)
      expect(positionOf(space, dragged(space, lowest(space)))).toBe(lastPosition(space))
      const [higher, lower] = [Math.min(one, other), Math.max(one, other)].map((at) =>
        positionOf(space, dragged(space, at * lowest(space))),
      )
      expect(higher).toBeLessThanOrEqual(lower ?? 0)
    }),
  )
})

test('the bar stands for its share of all rows, but for the stretches at the ends', () => {
  fc.assert(
    fc.property(beyond, share, (space, at) => {
      const shown = positionOf(space, dragged(space, at * lowest(space))) / lastPosition(space)
      expect(Math.abs(shown - at)).toBeLessThan(0.03)
    }),
  )
})

test('every row is found at its very place, by an element no taller than the limit', () => {
  fc.assert(
    fc.property(beyond, share, share, (space, at, from) => {
      const row = Math.floor(at * (space.count - 1))
      const asked = Math.min(row * space.rowHeight, lastPosition(space))
      const before = standAt(space, from * lastPosition(space))
      for (const stand of [standAt(space, asked), standNear(space, before, asked)]) {
        expect(positionOf(space, stand)).toBeCloseTo(asked, 3)
        expect(stand.top).toBeGreaterThanOrEqual(-0.001)
        expect(stand.top).toBeLessThanOrEqual(lowest(space) + 0.001)
        expect(stand.skipped).toBeGreaterThanOrEqual(0)
        expect(stand.skipped).toBeLessThanOrEqual(space.count - rowsWithin(space))
      }
      expect(rowsWithin(space) * space.rowHeight).toBeLessThanOrEqual(space.limit)
    }),
  )
})

test('the wheel moves exactly what it turns, wherever it stands, and reaches both ends', () => {
  fc.assert(
    fc.property(beyond, share, fc.integer({ min: -400, max: 400 }), (space, at, turn) => {
      const before = standAt(space, at * lastPosition(space))
      const top = Math.max(0, Math.min(before.top + turn, lowest(space)))
      const after = standAfter(space, before, top)
      expect(positionOf(space, after) - positionOf(space, before)).toBeCloseTo(top - before.top, 3)
      // What it has left to turn is never nothing while there are rows.
      if (after.top <= 0) expect(positionOf(space, after)).toBeLessThan(1)
      if (after.top >= lowest(space)) expect(positionOf(space, after)).toBeGreaterThan(lastPosition(space) - 1)
    }),
  )
})

test('a million rows fit what Firefox makes, nearly three times over, and the bar reaches the last of them under its limit too', () => {
  for (const rowHeight of [32, 36, 44, 220]) {
    const space = { count: 1_000_000, rowHeight, viewHeight: 600 }
    const held = { ...space, limit: firefox }
    expect(rowsWithin(space) * rowHeight).toBeLessThan(firefox / 2.9)
    expect(rowsWithin(held) * rowHeight).toBeLessThanOrEqual(firefox)
    for (const at of [space, held]) expect(positionOf(at, dragged(at, lowest(at)))).toBe(lastPosition(at))
  }
})

test('turned on and on, a wheel goes through rows that the element has no room for', () => {
  const space = { count: 1_000_000, rowHeight: 36, viewHeight: 600, limit: 400_000 }
  for (const turn of [200, -200]) {
    let stand = standAt(space, turn > 0 ? 0 : lastPosition(space))
    let [turns, moved] = [0, true]
    while (moved) {
      const top = Math.max(0, Math.min(stand.top + turn, lowest(space)))
      moved = top !== stand.top
      stand = standAfter(space, stand, top)
      turns += 1
    }
    expect(positionOf(space, stand)).toBe(turn > 0 ? lastPosition(space) : 0)
    expect(turns).toBeGreaterThan(lastPosition(space) / 200)
  }
})

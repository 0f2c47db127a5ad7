import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isNamedBeside, seenOrder } from './chart-data.ts'
import { plotOf } from './plot.ts'
import { partHeights } from './series-names.tsx'

const series = [
  { id: 'due', text: 'Dues' },
  { id: 'done', text: 'Faites' },
]
const point = (due: number, done: number) => ({ label: '', values: { due, done } })
const usual = { series, width: 500, height: 220, scale: 1, format: String, widthOf: (text: string) => text.length * 7 }

describe('names under bars', () => {
  const towns = ['Bordeaux', 'Clermont-Ferrand', 'Lille', 'Lyon', 'Marseille', 'Nantes', 'Strasbourg', 'Toulouse']
  const agencies = towns.map((label) => ({ ...point(3, 2), label }))

  test.each([500, 340])('every bar has its own at %i px, in rows where they would cover each other', (width) => {
    const { named, names, x, foot, top, height } = plotOf({ ...usual, kind: 'stacked', points: agencies, width })
    expect(named.flat().toSorted((one, other) => one - other)).toEqual(agencies.map((_, at) => at))
    for (const row of named) {
      for (const [step, at] of row.entries()) {
        const next = row[step + 1]
        if (next === undefined) continue
        const half = (place: number) => usual.widthOf(names[place] ?? '') / 2
        expect((x(next) ?? 0) - (x(at) ?? 0)).toBeGreaterThanOrEqual(half(at) + half(next))
      }
    }
    expect(height).toBeGreaterThan(100)
    expect(top + foot + 26 + (named.length - 1) * 14).toBeLessThanOrEqual(usual.height)
  })

  test('some tell where a span of a histogram is', () => {
    const { named } = plotOf({ ...usual, kind: 'histogram', points: agencies })
    expect(named).toHaveLength(1)
    expect(named.flat().length).toBeLessThan(agencies.length)
  })
})

describe('values on bars', () => {
  test('each on its own, the sum on a stack', () => {
    const points = [point(10, 5), point(0.1, 0.2)]
    expect(plotOf({ ...usual, kind: 'bars', points }).labels.map(({ text }) => text)).toEqual(['10', '5', '0.1', '0.2'])
    expect(plotOf({ ...usual, kind: 'stacked', points }).labels.map(({ text }) => text)).toEqual(['15', '0.3'])
  })

  test('under what hangs below nothing', () => {
    const { labels } = plotOf({ ...usual, kind: 'stacked', points: [point(-4, 6), point(-1, -2)] })
    expect(labels.map(({ text, isBelow }) => [text, isBelow])).toEqual([
      ['6', false],
      ['-4', true],
      ['-3', true],
    ])
  })

  test('none in a histogram, and none at all where the widest has no room', () => {
    expect(plotOf({ ...usual, kind: 'histogram', points: [point(1, 2)] }).labels).toEqual([])
    const points = Array.from({ length: 12 }, () => point(1, 2))
    expect(plotOf({ ...usual, kind: 'bars', points }).labels).toHaveLength(24)
    expect(plotOf({ ...usual, kind: 'bars', points: [point(123_456, 1), ...points] }).labels).toEqual([])
    expect(plotOf({ ...usual, kind: 'bars', points, height: 80 }).labels).toEqual([])
  })

  test('none is cut, or over another', () => {
    const value = fc.integer({ min: -2000, max: 2000 })
    const points = fc.array(
      fc.record({ due: value, done: value }).map(({ due, done }) => point(due, done)),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(
        fc.constantFrom('bars' as const, 'stacked' as const),
        points,
        fc.constantFrom(1, 2),
        (kind, some, scale) => {
          const widthOf = (text: string) => text.length * 7 * scale
          const { labels, start, top } = plotOf({ ...usual, kind, points: some, scale, widthOf })
          const boxes = labels.map(({ text, x, y, isBelow }) => {
            const middle = [start + x - widthOf(text) / 2, start + x + widthOf(text) / 2] as const
            const baseline = top + (isBelow ? y + 14 * scale : y - 4)
            return { left: middle[0], right: middle[1], top: baseline - 10 * scale, bottom: baseline + scale }
          })
          for (const [at, box] of boxes.entries()) {
            expect(box.left).toBeGreaterThanOrEqual(0)
            expect(box.right).toBeLessThanOrEqual(usual.width)
            expect(box.top).toBeGreaterThanOrEqual(0)
            // Over the names of the points.
            expect(box.bottom).toBeLessThanOrEqual(usual.height - 22 * scale)
            for (const other of boxes.slice(0, at))
              expect(
                other.right <= box.left ||
                  box.right <= other.left ||
                  other.bottom <= box.top ||
                  box.bottom <= other.top,
              ).toBe(true)
          }
        },
      ),
    )
  })
})

describe('names of the series', () => {
  test('stand beside a wide stack that is high enough for them', () => {
    expect(isNamedBeside('stacked', 3, { width: 480, height: 200, scale: 1 })).toBe(true)
    expect(isNamedBeside('stacked', 3, { width: 479, height: 200, scale: 1 })).toBe(false)
    expect(isNamedBeside('stacked', 6, { width: 600, height: 200, scale: 2 })).toBe(false)
    expect(isNamedBeside('stacked', 1, { width: 600, height: 200, scale: 1 })).toBe(false)
    expect(isNamedBeside('bars', 3, { width: 600, height: 200, scale: 1 })).toBe(false)
  })

  test('come as the parts are seen, the upper first', () => {
    expect(seenOrder('bars', [point(1, 2)], series)).toEqual([0, 1])
    expect(seenOrder('stacked', [point(1, 2)], series)).toEqual([1, 0])
    expect(seenOrder('histogram', [], series)).toEqual([1, 0])
    expect(seenOrder('stacked', [point(-1, 2)], series)).toEqual([1, 0])
    expect(seenOrder('stacked', [point(1, -2)], series)).toEqual([0, 1])
  })

  test('a part that is missing is named where it would be', () => {
    const three = [{ id: 'late', text: '' }, ...series]
    const points = [{ label: '', values: { done: 10 } }]
    const plot = plotOf({ ...usual, kind: 'stacked', series: three, points })
    const [late, due, done] = partHeights(plot, points, three)
    expect([late, due]).toEqual([plot.y(0), plot.y(0)])
    expect(done).toBeCloseTo((plot.y(0) + plot.y(10)) / 2)
  })
})

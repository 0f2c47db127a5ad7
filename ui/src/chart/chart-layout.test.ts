import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelEvery, layOut, nearestMark } from './chart-layout.ts'

const series = [
  { id: 'due', text: 'Dues' },
  { id: 'done', text: 'Faites' },
]
const point = (label: string, due: number, done: number) => ({ label, values: { due, done } })
const size = { width: 400, height: 200 }

test('bars stand on nothing, as high as their value', () => {
  const { marks, y } = layOut({ kind: 'bars', points: [point('a', 10, 5), point('b', 0, -5)], series, ...size })
  expect(marks.map(({ value }) => value)).toEqual([10, 5, 0, -5])
  const [ten, five, none, below] = marks
  expect((ten?.height ?? 0) / (five?.height ?? 1)).toBeCloseTo(2)
  expect((ten?.y ?? 0) + (ten?.height ?? 0)).toBeCloseTo(y(0))
  expect(none?.height).toBe(0)
  expect(below?.y).toBeCloseTo(y(0))
})

test('parts stand on one another, with two pixels between them', () => {
  const { marks, y } = layOut({ kind: 'stacked', points: [point('a', 10, 5)], series, ...size })
  const [first, second] = marks
  expect((second?.y ?? 0) + (second?.height ?? 0)).toBeCloseTo((first?.y ?? -1) - 2)
  expect(second?.x).toBe(first?.x)
  expect(second?.y).toBeCloseTo(y(15))
})

test('a histogram has gaps in high bars alone', () => {
  const { marks } = layOut({ kind: 'histogram', points: [point('a', 100, 100), point('b', 2, 2)], series, ...size })
  const gapAt = (at: number) => {
    const [lower, upper] = marks.filter((mark) => mark.point === at)
    return (lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0)
  }
  expect(gapAt(0)).toBeCloseTo(2)
  expect(gapAt(1)).toBeCloseTo(0)
})

test('a single bar is no wider than 128 px, in the middle of its place', () => {
  for (const kind of ['bars', 'stacked', 'histogram'] as const) {
    const { marks } = layOut({ kind, points: [point('a', 4, 0)], series: series.slice(0, 1), width: 1000, height: 100 })
    expect(marks[0]?.width).toBeLessThanOrEqual(128)
    expect((marks[0]?.x ?? 0) + (marks[0]?.width ?? 0) / 2).toBeCloseTo(500)
  }
})

test('whole numbers get whole steps', () => {
  const { ticks } = layOut({ kind: 'bars', points: [point('a', 1, 2)], series, ...size })
  expect(ticks).toEqual([0, 1, 2])
})

test('what is no number has no bar', () => {
  const { marks } = layOut({ kind: 'bars', points: [{ label: 'a', values: { due: Number.NaN } }], series, ...size })
  expect(marks).toEqual([])
})

test('every bar is inside the drawing, and nearest to its own middle', () => {
  const points = fc.array(
    fc.record({
      label: fc.string(),
      values: fc.record({
        due: fc.integer({ min: -1e6, max: 1e6 }),
        done: fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
      }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  fc.assert(
    fc.property(fc.constantFrom('bars' as const, 'stacked' as const, 'histogram' as const), points, (kind, some) => {
      const { marks } = layOut({ kind, points: some, series, ...size })
      for (const mark of marks) {
        expect(mark.x).toBeGreaterThanOrEqual(-1e-6)
        expect(mark.x + mark.width).toBeLessThanOrEqual(size.width + 1e-6)
        expect(mark.y).toBeGreaterThanOrEqual(-1e-6)
        expect(mark.y + mark.height).toBeLessThanOrEqual(size.height + 1e-6)
        expect(nearestMark(marks, { x: mark.x + mark.width / 2, y: mark.y + mark.height / 2 })?.point).toBe(mark.point)
      }
    }),
  )
})

test('a stack is as high as its sum, and its parts never cover each other', () => {
  const values = fc.record({
    due: fc.double({ noNaN: true, min: -1e4, max: 1e4 }),
    done: fc.integer({ min: -100, max: 1e4 }),
  })
  fc.assert(
    fc.property(
      fc.constantFrom('stacked' as const, 'histogram' as const),
      fc.array(values, { minLength: 1, maxLength: 12 }),
      (kind, some) => {
        const { marks, y } = layOut({ kind, points: some.map((one) => ({ label: '', values: one })), series, ...size })
        for (const [at, { due, done }] of some.entries()) {
          for (const isBelow of [false, true]) {
            const parts = marks.filter(({ point: of, value }) => of === at && value < 0 === isBelow)
            if (parts.length === 0) continue
            const total = [due, done].filter((value) => value < 0 === isBelow).reduce((sum, value) => sum + value, 0)
            const outer = parts.at(-1)
            expect(isBelow ? (outer?.y ?? 0) + (outer?.height ?? 0) : outer?.y).toBeCloseTo(y(total), 4)
            const [lower, upper] = isBelow ? [parts[1], parts[0]] : parts
            if (lower && upper) expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y + 1e-6)
          }
        }
      },
    ),
  )
})

test('labels are left out where they would touch', () => {
  expect(labelEvery(40, 30)).toBe(1)
  expect(labelEvery(10, 32)).toBe(4)
})

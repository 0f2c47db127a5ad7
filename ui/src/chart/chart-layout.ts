import { scaleBand, scaleLinear } from '@visx/scale'
import { partsWithGaps } from './apart.ts'
import { valueOf } from './chart-data.ts'
import type { ChartKind, ChartPoint, ChartSeries } from './chart-data.ts'

/** Where a bar stands, in px from the top and start of the drawing. */
export interface Mark {
  /** Place in the points. */
  point: number
  /** Place in the series. */
  series: number
  value: number
  x: number
  y: number
  width: number
  height: number
}

interface ValueOptions {
  kind: ChartKind
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  /** In px, without the axes. */
  height: number
}

interface LayoutOptions extends ValueOptions {
  width: number
}

interface Amount {
  point: number
  series: number
  value: number
}

/** Parts that are drawn as one: those of one stack above zero or below it, or a bar by itself. */
function piles(kind: ChartKind, points: readonly ChartPoint[], series: readonly ChartSeries[]): Amount[][] {
  return points.flatMap((at, point) => {
    const amounts = series.flatMap((one, index): Amount[] => {
      const value = valueOf(at, one)
      return value === null ? [] : [{ point, series: index, value }]
    })
    if (kind === 'bars') return amounts.map((amount) => [amount])
    return [amounts.filter(({ value }) => value >= 0), amounts.filter(({ value }) => value < 0)]
  })
}

/** The value axis and its steps. */
export function valueAxis({ kind, points, series, height }: ValueOptions) {
  const found = piles(kind, points, series)
  const ends = found.map((pile) => pile.reduce((sum, { value }) => sum + value, 0))
  const [low, high] = ends.reduce(([min, max], end) => [Math.min(min, end), Math.max(max, end)], [0, 0])
  const y = scaleLinear<number>({
    domain: low === high ? [0, 1] : [low, high],
    range: [height, 0],
    nice: steps(height),
  })
  const isWhole = found.flat().every(({ value }) => Number.isInteger(value))
  // Whole numbers get whole steps: there is no half service.
  const ticks = y.ticks(steps(height)).filter((tick) => !isWhole || Number.isInteger(tick))
  return { y, ticks, found }
}

/** Places every bar, and the steps of the value axis. */
export function layOut({ width, ...options }: LayoutOptions) {
  const { kind, points, series } = options
  const { y, ticks, found } = valueAxis(options)
  const isTouching = kind === 'histogram'
  // A gap needs a pixel to be seen in.
  const gap = isTouching ? Math.min(0.1, 1 / Math.max(1, width / Math.max(1, points.length))) : 0.28
  const x = scaleBand<number>({
    domain: points.map((_, at) => at),
    range: [0, width],
    paddingInner: gap,
    paddingOuter: isTouching ? 0 : 0.14,
  })
  const inner = scaleBand<number>({
    domain: kind === 'bars' ? series.map((_, at) => at) : [0],
    range: [0, x.bandwidth()],
    paddingInner: isTouching ? 0 : 0.08,
  })
  const barWidth = Math.min(inner.bandwidth(), isTouching ? 128 : 64)
  const zero = y(0)
  const marks = found.flatMap((pile): Mark[] => {
    const lengths = pile.map(({ value }) => Math.abs(y(value) - zero))
    const parts = partsWithGaps(lengths, gapWithin(kind, lengths))
    return pile.map((amount, at) => {
      const { from, to } = parts[at] ?? { from: 0, to: 0 }
      const start = (x(amount.point) ?? 0) + (inner(kind === 'bars' ? amount.series : 0) ?? 0)
      return {
        ...amount,
        x: start + (inner.bandwidth() - barWidth) / 2,
        y: amount.value < 0 ? zero + from : zero - to,
        width: barWidth,
        height: to - from,
      }
    })
  })
  /** From the middle of a bar, or stack, to the next. */
  const step = kind === 'bars' && series.length > 1 ? inner.step() : x.step()
  return { x, y, marks, ticks, step }
}

/** Between the parts of a stack, in px: in a histogram only where its parts are high, for else it would be more gaps than bars. */
const gapWithin = (kind: ChartKind, lengths: readonly number[]): number =>
  kind === 'histogram' && lengths.reduce((sum, length) => sum + length, 0) < lengths.length * 6 ? 0 : 2

/** About how many steps a height has room for. */
const steps = (height: number): number => Math.max(2, Math.floor(height / 44))

/** The bar nearest to a place: of the point it is under, the one it is on or closest to. */
export function nearestMark(marks: readonly Mark[], { x, y }: { x: number; y: number }): Mark | null {
  let best: { mark: Mark; far: number } | null = null
  for (const mark of marks) {
    const aside = Math.max(mark.x - x, 0, x - mark.x - mark.width)
    const away = Math.max(mark.y - y, 0, y - mark.y - mark.height)
    // Sideways counts far more: a low bar is meant from high above it too.
    const far = aside * 1000 + away
    if (best === null || far < best.far) best = { mark, far }
  }
  return best?.mark ?? null
}

/** Every how many points a label fits, when the longest is so wide (px). */
export const labelEvery = (pointWidth: number, labelWidth: number): number =>
  Math.max(1, Math.ceil((labelWidth + 8) / Math.max(1, pointWidth)))

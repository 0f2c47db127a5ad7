import { scaleBand, scaleLinear } from '@visx/scale'
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

interface LayoutOptions {
  kind: ChartKind
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  /** In px, without the axes. */
  width: number
  height: number
}

/** From where to where each value goes, on the value axis. */
interface Extent {
  point: number
  series: number
  value: number
  from: number
  to: number
}

/** Bars begin at nothing; parts stand on the parts before them, those below nothing hang from it. */
function extents(kind: ChartKind, points: readonly ChartPoint[], series: readonly ChartSeries[]): Extent[] {
  return points.flatMap((point, at) => {
    let [above, below] = [0, 0]
    return series.flatMap((one, index) => {
      const value = valueOf(point, one)
      if (value === null) return []
      const from = !isPiled(kind) ? 0 : value < 0 ? below : above
      const to = from + value
      if (value < 0) below = to
      else above = to
      return { point: at, series: index, value, from, to }
    })
  })
}

/** Whether the series of a point stand on one another. */
const isPiled = (kind: ChartKind): boolean => kind !== 'bars'

/** Places every bar, and the steps of the value axis. */
export function layOut({ kind, points, series, width, height }: LayoutOptions) {
  const found = extents(kind, points, series)
  const ends = found.flatMap(({ from, to }) => [from, to])
  const [low, high] = ends.reduce(([min, max], end) => [Math.min(min, end), Math.max(max, end)], [0, 0])
  const y = scaleLinear<number>({ domain: low === high ? [0, 1] : [low, high], range: [height, 0], nice: steps(height) })
  const isTouching = kind === 'histogram'
  // A gap needs a pixel to be seen in.
  const gap = isTouching ? Math.min(0.1, 1 / Math.max(1, width / Math.max(1, points.length))) : 0.28
  const x = scaleBand<number>({ domain: points.map((_, at) => at), range: [0, width], paddingInner: gap, paddingOuter: isTouching ? 0 : 0.14 })
  const inner = scaleBand<number>({ domain: isPiled(kind) ? [0] : series.map((_, at) => at), range: [0, x.bandwidth()], paddingInner: isTouching ? 0 : 0.08 })
  const marks = found.map(({ from, to, ...mark }): Mark => {
    const [top, bottom] = [y(Math.max(from, to)), y(Math.min(from, to))]
    const start = (x(mark.point) ?? 0) + (inner(isPiled(kind) ? 0 : mark.series) ?? 0)
    return { ...mark, x: start, y: top, width: Math.min(inner.bandwidth(), kind === 'histogram' ? Infinity : 64), height: bottom - top }
  }).map((mark) => ({ ...mark, x: mark.x + (inner.bandwidth() - mark.width) / 2 }))
  const isWhole = found.every(({ value }) => Number.isInteger(value))
  // Half a service is none: whole numbers get whole steps.
  const ticks = y.ticks(steps(height)).filter((tick) => !isWhole || Number.isInteger(tick))
  return { x, y, marks, ticks }
}

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
export const labelEvery = (pointWidth: number, labelWidth: number): number => Math.max(1, Math.ceil((labelWidth + 8) / Math.max(1, pointWidth)))

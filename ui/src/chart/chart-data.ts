/** `bars`: groups of bars side by side; `stacked`: one bar of parts; `histogram`: bars that touch, of parts where there are several series, for counts by interval. */
export type ChartKind = 'bars' | 'stacked' | 'histogram'

export interface ChartSeries {
  /** Key of its values in each point. */
  id: string
  /** Name in the legend and at the head of the table’s column. */
  text: string
  /** A colour of the theme by its name (`warning`) or any CSS colour. @default the next of six that go together, of which the brand’s is the first */
  color?: string
}

export interface ChartPoint {
  /** Name of the place on the axis. */
  label: string
  /** By the id of the series; a series without a number has no bar here. */
  values: Readonly<Record<string, number>>
}

/** The number of a series at a point, or `null` when there is none. */
export function valueOf(point: ChartPoint, series: ChartSeries): number | null {
  const value = point.values[series.id]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** Whether there is a bar to draw: an amount other than zero. */
export const hasAmounts = (points: readonly ChartPoint[], series: readonly ChartSeries[]): boolean =>
  points.some((point) => series.some((one) => (valueOf(point, one) ?? 0) !== 0))

/** Places of the series as their parts are seen: the uppermost part first, or the first of a group. A part below nothing at the last point is under all others. */
export function seenOrder(kind: ChartKind, points: readonly ChartPoint[], series: readonly ChartSeries[]): number[] {
  const places = series.map((_, at) => at)
  if (kind === 'bars') return places
  const last = points.at(-1)
  const hangs = series.map((one) => last !== undefined && (valueOf(last, one) ?? 0) < 0)
  return [...places.filter((at) => !hangs[at]).toReversed(), ...places.filter((at) => hangs[at])]
}

/** Height of a name beside the last stack, in px at the usual text size. */
export const nameHeight = 18

/** Whether the parts of the last stack have their names beside them: where there is width for both, and height for all names. `scale`: of texts. */
export const isNamedBeside = (
  kind: ChartKind,
  count: number,
  space: { width: number; height: number; scale: number },
): boolean => kind === 'stacked' && count > 1 && space.width >= 480 && count * nameHeight * space.scale <= space.height

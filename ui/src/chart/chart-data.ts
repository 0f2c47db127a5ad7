/** `bars`: groups of bars side by side; `stacked`: one bar of parts; `histogram`: bars that touch, of parts where there are several series, for counts by interval. */
export type ChartKind = 'bars' | 'stacked' | 'histogram'

export interface ChartSeries {
  /** Key of its values in each point. */
  id: string
  /** Name in the legend and at the head of the table’s column. */
  text: string
  /** A colour of the theme by its name (`warning`) or any CSS colour. @default one of six that go together */
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

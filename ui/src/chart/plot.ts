import type { ChartKind, ChartPoint, ChartSeries } from './chart-data.ts'
import { valueLabels } from './chart-labels.ts'
import { labelEvery, layOut, valueAxis } from './chart-layout.ts'

interface PlotOptions {
  kind: ChartKind
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  /** Width of the whole picture, in px. */
  width: number
  height: number
  /** Scale of texts; 1 is the usual size. */
  scale: number
  /** Width of a text, in px. */
  widthOf: (text: string) => number
  format: (value: number) => string
}

export type Plot = ReturnType<typeof place>

const mostLetters = 14
const cut = (label: string): string => (label.length > mostLetters ? `${label.slice(0, mostLetters - 1)}…` : label)

/** Places of the points whose names are written, by row: names that would cover each other side by side stand in rows. */
const rowsOfNames = (count: number, every: number, rows: number): number[][] => {
  const named = Array.from({ length: Math.ceil(count / every) }, (_, at) => at * every)
  return Array.from({ length: rows }, (_, row) => named.filter((_at, step) => step % rows === row))
}

/** Rows that names of bars may take under them. */
const mostNameRows = 4
/** Height of each after the first, in px. */
export const nameRow = 14

/** The bars in their picture, with the room that axes and labels take. */
function place({ kind, points, series, width, height, scale, widthOf, format }: PlotOptions, isLabelled: boolean) {
  const hangs = points.some(({ values }) => series.some(({ id }) => (values[id] ?? 0) < 0))
  const top = isLabelled ? 18 * scale : 12
  const startAt = (room: number) =>
    10 + widest(valueAxis({ kind, points, series, height: room }).ticks.map(format), widthOf)
  const names = points.map(({ label }) => cut(label))
  const every = labelEvery((width - startAt(height) - 4) / Math.max(1, points.length), widest(names, widthOf))
  // Bars that have a name each have it; those of a histogram are a span, and some names tell where one is.
  const nameRows = kind === 'histogram' ? 1 : Math.min(mostNameRows, every)
  const under = (26 + (nameRows - 1) * nameRow) * scale
  const room = height - top - under - (isLabelled && hangs ? 16 * scale : 0)
  const values = { kind, points, series, height: Math.max(40, room) }
  const start = startAt(values.height)
  const inner = Math.max(0, width - start - 4)
  const layout = layOut({ ...values, width: inner })
  return {
    ...layout,
    /** Inline start of the bars in the picture, in px. */
    start,
    top,
    /** Width of the bars, without axes and labels, in px. */
    width: inner,
    height: values.height,
    /** Where the axis of points is: under labels that are under their bars. */
    foot: Math.max(height - under - top, values.height),
    names,
    named: rowsOfNames(points.length, Math.ceil(every / nameRows), nameRows),
    labels: isLabelled ? valueLabels(kind, layout.marks, format) : [],
    isHighEnough: room >= 40,
  }
}

/** Places all of a picture. Values are on their bars where the widest of all has room, else on none. */
export function plotOf(options: PlotOptions): Plot {
  if (options.kind !== 'histogram') {
    const plot = place(options, true)
    if (
      plot.isHighEnough &&
      widest(
        plot.labels.map(({ text }) => text),
        options.widthOf,
      ) +
        6 <=
        plot.step
    )
      return plot
  }
  return place(options, false)
}

/** Width of the widest text, in px. */
const widest = (texts: readonly string[], widthOf: (text: string) => number): number =>
  texts.reduce((most, text) => Math.max(most, widthOf(text)), 0)

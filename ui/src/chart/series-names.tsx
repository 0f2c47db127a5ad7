import { spread } from './apart.ts'
import { nameHeight, seenOrder } from './chart-data.ts'
import type { ChartPoint, ChartSeries } from './chart-data.ts'
import { Name, NameText, Names } from './chart.styles.ts'
import type { Plot } from './plot.ts'
import { paintOf, SeriesSwatch } from './series-paint.tsx'

/** Height of each series' part in the last stack, in px from the top of the bars; one without a part is where it would be. */
export function partHeights(
  { marks, y }: Pick<Plot, 'marks' | 'y'>,
  points: readonly ChartPoint[],
  series: readonly ChartSeries[],
): number[] {
  let end = y(0)
  return series.map((_, at) => {
    const mark = marks.find((one) => one.point === points.length - 1 && one.series === at)
    if (!mark) return end
    if (mark.value >= 0) end = mark.y
    return mark.y + mark.height / 2
  })
}

interface SeriesNamesProps {
  chartId: string
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  plot: Plot
  /** Width of the names, in px, told to whoever shares the row with them. */
  measure: (element: HTMLElement | null) => (() => void) | undefined
  height: number
  /** Scale of texts; 1 is the usual size. */
  scale: number
}

/** The names of the parts, each beside its own in the last stack. */
export function SeriesNames({ chartId, series, points, plot, measure, height, scale }: SeriesNamesProps) {
  const room = nameHeight * scale
  const heights = partHeights(plot, points, series)
  const order = seenOrder('stacked', points, series)
  const places = spread(
    order.map((at) => plot.top + (heights[at] ?? 0)),
    room,
    { from: room / 2, to: height - room / 2 },
  )
  return (
    <Names ref={measure} aria-hidden data-names style={{ blockSize: height }}>
      {order.map((at, place) => (
        <Name key={series[at]?.id} style={{ translate: `0 ${(places[place] ?? 0) - room / 2}px`, blockSize: room }}>
          <SeriesSwatch paint={paintOf(chartId, at)} />
          <NameText dir="auto" title={series[at]?.text}>
            {series[at]?.text}
          </NameText>
        </Name>
      ))}
    </Names>
  )
}

import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { Bar, BarRounded } from '@visx/shape'
import { memo } from 'react'
import type { ChartKind, ChartPoint } from './chart-data.ts'
import { labelEvery } from './chart-layout.ts'
import type { layOut, Mark } from './chart-layout.ts'
import { paintOf } from './series-paint.tsx'

interface ChartDrawingProps {
  chartId: string
  kind: ChartKind
  points: readonly ChartPoint[]
  layout: ReturnType<typeof layOut>
  /** In px, without the axes. */
  width: number
  height: number
  /** Of its texts, 1 being usual. */
  scale: number
  format: (value: number) => string
}

/** About as wide as a figure of the axes' usual size, in px. */
export const figureWidth = 6.8

const mostLetters = 14
const cut = (label: string): string => (label.length > mostLetters ? `${label.slice(0, mostLetters - 1)}…` : label)

/** Axes and bars; drawn again only when they change, not as the pointer moves. */
export const ChartDrawing = memo(function ChartDrawing({ chartId, kind, points, layout, width, height, scale, format }: ChartDrawingProps) {
  const { x, y, marks, ticks } = layout
  const labels = points.map(({ label }) => cut(label))
  const longest = labels.reduce((most, label) => Math.max(most, label.length), 0)
  const every = labelEvery(x.step(), longest * figureWidth * scale)
  const labelled = x.domain().filter((at) => at % every === 0)
  return (
    <>
      <GridRows scale={y} width={width} tickValues={ticks} />
      <AxisLeft scale={y} tickValues={ticks} tickFormat={(tick) => format(Number(tick))} hideAxisLine hideTicks tickLength={6} />
      {marks.map((mark) => <MarkBar key={`${mark.point} ${mark.series}`} mark={mark} fill={paintOf(chartId, mark.series)} isRounded={kind === 'bars'} />)}
      <AxisBottom scale={x} top={height} tickValues={labelled} tickFormat={(at) => labels[at] ?? ''} hideTicks tickLength={4 + 10 * (scale - 1)} />
    </>
  )
})

function MarkBar({ mark, fill, isRounded }: { mark: Mark; fill: string; isRounded: boolean }) {
  const { x, y, width, height } = mark
  // Zero is a value too: a hair of it is seen.
  const seen = { x, y: height < 1 ? y - 1 + height : y, width, height: Math.max(1, height) }
  if (!isRounded || seen.height < 4 || width < 6 || mark.value < 0) return <Bar {...seen} fill={fill} data-bar />
  return <BarRounded {...seen} radius={3} top fill={fill} data-bar />
}

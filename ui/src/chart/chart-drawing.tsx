import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { Bar, BarRounded } from '@visx/shape'
import { memo } from 'react'
import type { ChartKind } from './chart-data.ts'
import type { ValueLabel } from './chart-labels.ts'
import type { Mark } from './chart-layout.ts'
import { nameRow } from './plot.ts'
import type { Plot } from './plot.ts'
import { paintOf } from './series-paint.tsx'

interface ChartDrawingProps {
  chartId: string
  kind: ChartKind
  plot: Plot
  /** Scale of texts; 1 is the usual size. */
  scale: number
  format: (value: number) => string
}

/** Axes, bars and their values; drawn again only when they change, not as the pointer moves. */
export const ChartDrawing = memo(function ChartDrawing({ chartId, kind, plot, scale, format }: ChartDrawingProps) {
  const { x, y, marks, ticks } = plot
  return (
    <>
      <GridRows scale={y} width={plot.width} tickValues={ticks} />
      <AxisLeft
        scale={y}
        tickValues={ticks}
        tickFormat={(tick) => format(Number(tick))}
        hideAxisLine
        hideTicks
        tickLength={6}
      />
      {marks.map((mark) => (
        <MarkBar
          key={`${mark.point} ${mark.series}`}
          mark={mark}
          fill={paintOf(chartId, mark.series)}
          isRounded={kind === 'bars'}
        />
      ))}
      {plot.labels.map((label) => (
        <ValueText key={`${label.x} ${label.isBelow}`} label={label} scale={scale} />
      ))}
      {plot.named.map((places, row) => (
        <AxisBottom
          key={row}
          scale={x}
          top={plot.foot}
          tickValues={places}
          tickFormat={(at) => plot.names[at] ?? ''}
          hideAxisLine={row > 0}
          hideTicks
          tickLength={4 + 10 * (scale - 1) + row * nameRow * scale}
        />
      ))}
    </>
  )
})

function MarkBar({ mark, fill, isRounded }: { mark: Mark; fill: string; isRounded: boolean }) {
  const { x, y, width, height } = mark
  // Zero is a value too: its bar is 1 px high.
  const seen = { x, y: height < 1 ? y - 1 + height : y, width, height: Math.max(1, height) }
  if (!isRounded || seen.height < 4 || width < 6 || mark.value < 0) return <Bar {...seen} fill={fill} data-bar />
  return <BarRounded {...seen} radius={3} top fill={fill} data-bar />
}

function ValueText({ label: { text, x, y, isBelow }, scale }: { label: ValueLabel; scale: number }) {
  return (
    <text data-value x={x} y={isBelow ? y + 14 * scale : y - 4} textAnchor="middle">
      {text}
    </text>
  )
}

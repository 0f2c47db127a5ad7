import { useMemo } from 'react'
import { VisuallyHidden } from 'react-aria'
import { textScale } from '../internal/text-scale.ts'
import { useUi } from '../theme/ui-context.ts'
import type { ChartKind, ChartPoint, ChartSeries } from './chart-data.ts'
import { ChartDrawing } from './chart-drawing.tsx'
import { Frame, Tip } from './chart.styles.ts'
import type { Place } from './move-place.ts'
import { plotOf } from './plot.ts'
import type { Plot } from './plot.ts'
import { SeriesNames } from './series-names.tsx'
import { paintOf, SeriesSwatch } from './series-paint.tsx'
import type { Span } from './use-brush.ts'
import { useSpace } from './use-space.ts'
import { useTextWidth } from './use-text-width.ts'
import { useWalk } from './use-walk.ts'

export interface ChartPictureProps {
  chartId: string
  kind: ChartKind
  title: string
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  /** In px, with the names beside. */
  width: number
  height: number
  /** Font of the texts, as CSS `font`. */
  font: string
  /** The parts of the last stack have their names beside them. */
  isNamed: boolean
  format: (value: number) => string
  /** Opens the details behind a bar. */
  onSelect: ((place: Place) => void) | undefined
  /** Called with the span of points that was chosen, by their indexes. */
  onRangeSelect: ((range: Span) => void) | undefined
}

/** The bars, walked with the arrow keys or pointed at. */
export function ChartPicture({
  chartId,
  kind,
  title,
  series,
  points,
  width: whole,
  height,
  font,
  isNamed,
  format,
  onSelect,
  onRangeSelect,
}: ChartPictureProps) {
  const { t } = useUi()
  const scale = textScale()
  const widthOf = useTextWidth(font)
  // Measured as drawn, since people may ask for wider letters at any time.
  const { ref: measure, width: beside } = useSpace()
  const width = whole - (isNamed ? beside : 0)
  const plot = useMemo(
    () => plotOf({ kind, points, series, width, height, scale, widthOf, format }),
    [kind, points, series, width, height, scale, widthOf, format],
  )
  const { active, mark, span, said, told, handlers } = useWalk({
    points,
    series,
    plot,
    format,
    onSelect,
    onRangeSelect,
  })
  const { x, start, top } = plot
  const hintId = `${chartId}-keys`
  return (
    <>
      <Frame
        role="application"
        aria-label={title}
        aria-roledescription={t('chart.role')}
        aria-describedby={hintId}
        tabIndex={0}
        style={{ inlineSize: width, blockSize: height }}
        data-selectable={onSelect || onRangeSelect ? true : undefined}
        data-brushed={onRangeSelect ? true : undefined}
        {...handlers}
      >
        <svg width={width} height={height} aria-hidden>
          <g transform={`translate(${start} ${top})`}>
            <ChartDrawing chartId={chartId} kind={kind} plot={plot} scale={scale} format={format} />
            {span && (
              <rect
                data-span
                x={x(span.from)}
                y={0}
                width={(x(span.to) ?? 0) + x.bandwidth() - (x(span.from) ?? 0)}
                height={plot.height}
              />
            )}
            {mark && (
              <rect
                data-active
                x={mark.x - 1.5}
                y={mark.y - 1.5}
                width={mark.width + 3}
                height={Math.max(1, mark.height) + 3}
                rx="3"
              />
            )}
          </g>
        </svg>
        {active && (
          <Tip
            aria-hidden
            style={{ '--tip-x': `${start + tipX(plot, active)}px`, '--tip-y': `${top + (mark?.y ?? plot.height)}px` }}
          >
            <SeriesSwatch paint={paintOf(chartId, active.series)} />
            {told}
          </Tip>
        )}
      </Frame>
      {isNamed && (
        <SeriesNames
          chartId={chartId}
          series={series}
          points={points}
          plot={plot}
          measure={measure}
          height={height}
          scale={scale}
        />
      )}
      <VisuallyHidden id={hintId}>
        {[t('chart.keys'), onSelect ? t('chart.select') : '', onRangeSelect ? t('chart.brush') : ''].join(' ').trim()}
      </VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

/** Over the bar, or where it would be. */
function tipX({ marks, x }: Plot, { point, series }: Place): number {
  const mark = marks.find((one) => one.point === point && one.series === series)
  return mark ? mark.x + mark.width / 2 : (x(point) ?? 0) + x.bandwidth() / 2
}

import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { VisuallyHidden } from 'react-aria'
import { textScale } from '../internal/text-scale.ts'
import { useUi } from '../theme/ui-context.ts'
import type { ChartKind, ChartPoint, ChartSeries } from './chart-data.ts'
import { ChartDrawing, figureWidth } from './chart-drawing.tsx'
import { layOut, nearestMark } from './chart-layout.ts'
import { movePlace } from './move-place.ts'
import type { Place } from './move-place.ts'
import { Frame, Tip } from './chart.styles.ts'
import { useBrush } from './use-brush.ts'
import type { Span } from './use-brush.ts'
import { paintOf, SeriesSwatch } from './series-paint.tsx'

export interface ChartPictureProps {
  chartId: string
  kind: ChartKind
  title: string
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  height: number
  format: (value: number) => string
  /** Opens what stands behind a bar. */
  onSelect: ((place: Place) => void) | undefined
  /** Takes a span of points, by their places. */
  onRangeSelect: ((range: Span) => void) | undefined
}

const edge = { top: 12, end: 4, bottom: 26 }

/** The bars, walked with the arrow keys or pointed at. */
export function ChartPicture({ chartId, kind, title, series, points, height, format, onSelect, onRangeSelect }: ChartPictureProps) {
  const { t } = useUi()
  const frame = useRef<HTMLDivElement>(null)
  const outerWidth = useWidth(frame)
  const [active, setActive] = useState<Place | null>(null)
  const [said, setSaid] = useState('')

  const scale = textScale()
  const innerHeight = Math.max(40, height - edge.top - edge.bottom * scale)
  // How wide the steps are written is known only once they are chosen; their number depends on the height alone.
  const start = useMemo(() => {
    const { ticks } = layOut({ kind, points, series, width: 100, height: innerHeight })
    return 10 + scale * figureWidth * ticks.reduce((most, tick) => Math.max(most, format(tick).length), 1)
  }, [kind, points, series, innerHeight, format, scale])
  const width = Math.max(0, outerWidth - start - edge.end)
  const layout = useMemo(() => layOut({ kind, points, series, width, height: innerHeight }), [kind, points, series, width, innerHeight])
  const mark = active && layout.marks.find(({ point, series: of }) => point === active.point && of === active.series)

  const textOf = ({ point, series: of }: Place): string => {
    const found = layout.marks.find((other) => other.point === point && other.series === of)
    return t('chart.value', { point: points[point]?.label ?? '', series: series[of]?.text ?? '', value: found ? format(found.value) : t('chart.missing') })
  }
  const brush = useBrush(onRangeSelect)
  const rangeText = ({ from, to }: Span) => t('chart.range', { from: points[from]?.label ?? '', to: points[to]?.label ?? '' })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (brush.onKey(event, active?.point)) return
    if ((event.key === 'Enter' || event.key === ' ') && active && onSelect) {
      event.preventDefault()
      onSelect(active)
      return
    }
    const next = movePlace(event.key, active, { points: points.length, series: series.length })
    if (!next) return
    event.preventDefault()
    const span = brush.walk(event.shiftKey, active?.point ?? next.point, next.point)
    setActive(next)
    setSaid(span ? rangeText(span) : textOf(next))
  }
  const placeAt = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return nearestMark(layout.marks, { x: event.clientX - box.left - start, y: event.clientY - box.top - edge.top })
  }
  /** Of the whole width of a point, bar or none. */
  const pointAt = (event: PointerEvent<HTMLDivElement>): number => {
    const at = Math.floor((event.clientX - event.currentTarget.getBoundingClientRect().left - start) / layout.x.step())
    return Math.min(points.length - 1, Math.max(0, at))
  }
  const hintId = `${chartId}-keys`
  return (
    <>
      <Frame
        ref={frame}
        role="application"
        aria-label={title}
        aria-roledescription={t('chart.role')}
        aria-describedby={hintId}
        tabIndex={0}
        dir="ltr"
        style={{ blockSize: height }}
        data-selectable={onSelect || onRangeSelect ? true : undefined}
        data-brushed={onRangeSelect ? true : undefined}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setActive(null)
          brush.drop()
        }}
        onPointerDown={(event) => event.button === 0 && brush.begin(pointAt(event))}
        onPointerMove={(event) => {
          setActive(placeAt(event))
          brush.extend(pointAt(event))
        }}
        onPointerLeave={() => setActive(null)}
        onPointerUp={(event) => {
          const place = placeAt(event)
          if (event.button !== 0 || brush.end(pointAt(event), onSelect !== undefined)) return
          if (place) onSelect?.({ point: place.point, series: place.series })
        }}
      >
        {outerWidth > 0 && (
          <svg width={outerWidth} height={height} aria-hidden>
            <g transform={`translate(${start} ${edge.top})`}>
              <ChartDrawing chartId={chartId} kind={kind} points={points} layout={layout} width={width} height={innerHeight} scale={scale} format={format} />
              {brush.span && <rect data-span x={layout.x(brush.span.from)} y={0} width={(layout.x(brush.span.to) ?? 0) + layout.x.bandwidth() - (layout.x(brush.span.from) ?? 0)} height={innerHeight} />}
              {mark && <rect data-active x={mark.x - 1.5} y={mark.y - 1.5} width={mark.width + 3} height={Math.max(1, mark.height) + 3} rx="3" />}
            </g>
          </svg>
        )}
        {active && (
          <Tip aria-hidden style={{ '--tip-x': `${start + tipX(mark, layout, active)}px`, '--tip-y': `${edge.top + (mark?.y ?? innerHeight)}px` }}>
            <SeriesSwatch paint={paintOf(chartId, active.series)} />
            {brush.span && brush.span.from !== brush.span.to ? rangeText(brush.span) : textOf(active)}
          </Tip>
        )}
      </Frame>
      <VisuallyHidden id={hintId}>{[t('chart.keys'), onSelect ? t('chart.select') : '', onRangeSelect ? t('chart.brush') : ''].join(' ').trim()}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

/** Over the bar, or where it would be. */
const tipX = (mark: { x: number; width: number } | null | undefined, { x }: ReturnType<typeof layOut>, { point }: Place): number =>
  mark ? mark.x + mark.width / 2 : (x(point) ?? 0) + x.bandwidth() / 2

/** Width of an element in px, 0 until it is known. */
function useWidth(ref: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}

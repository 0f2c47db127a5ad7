import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useUi } from '../theme/ui-context.ts'
import type { ChartPoint, ChartSeries } from './chart-data.ts'
import { nearestMark } from './chart-layout.ts'
import { movePlace } from './move-place.ts'
import type { Place } from './move-place.ts'
import type { Plot } from './plot.ts'
import { useBrush } from './use-brush.ts'
import type { Span } from './use-brush.ts'

interface WalkOptions {
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  plot: Plot
  format: (value: number) => string
  onSelect: ((place: Place) => void) | undefined
  onRangeSelect: ((range: Span) => void) | undefined
}

/** Going from bar to bar by keys or with a pointer, and drawing a span over them. */
export function useWalk({ points, series, plot, format, onSelect, onRangeSelect }: WalkOptions) {
  const { t } = useUi()
  const [active, setActive] = useState<Place | null>(null)
  const [said, setSaid] = useState('')
  const brush = useBrush(onRangeSelect)
  /** The pointer was pressed here, and is still down. */
  const isPressed = useRef(false)

  const markAt = (place: Place) => plot.marks.find((mark) => mark.point === place.point && mark.series === place.series)
  const textOf = (place: Place): string => {
    const mark = markAt(place)
    return t('chart.value', {
      point: points[place.point]?.label ?? '',
      series: series[place.series]?.text ?? '',
      value: mark ? format(mark.value) : t('chart.missing'),
    })
  }
  const rangeText = ({ from, to }: Span) =>
    t('chart.range', { from: points[from]?.label ?? '', to: points[to]?.label ?? '' })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) {
      // Held down, the key chooses once.
      event.preventDefault()
      return
    }
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
  const placeAt = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return nearestMark(plot.marks, { x: event.clientX - box.left - plot.start, y: event.clientY - box.top - plot.top })
  }
  /** The point under the pointer, over its whole width, whether there is a bar or not. */
  const pointAt = (event: PointerEvent<HTMLElement>): number => {
    const at = Math.floor(
      (event.clientX - event.currentTarget.getBoundingClientRect().left - plot.start) / plot.x.step(),
    )
    return Math.min(points.length - 1, Math.max(0, at))
  }
  const handlers = {
    onKeyDown,
    onBlur() {
      setActive(null)
      brush.drop()
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      isPressed.current = true
      // Wherever it is let go.
      const end = new AbortController()
      const { signal } = end
      const release = () => {
        isPressed.current = false
        end.abort()
      }
      globalThis.addEventListener('pointerup', release, { signal })
      globalThis.addEventListener('pointercancel', release, { signal })
      brush.begin(pointAt(event))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      setActive(placeAt(event))
      brush.extend(pointAt(event))
    },
    onPointerLeave: () => setActive(null),
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const place = placeAt(event)
      if (event.button !== 0 || !isPressed.current || brush.end(pointAt(event), onSelect !== undefined)) return
      if (place) onSelect?.({ point: place.point, series: place.series })
    },
  }
  const { span } = brush
  const told = active && (span && span.from !== span.to ? rangeText(span) : textOf(active))
  return { active, mark: active && markAt(active), span, said, told, handlers }
}

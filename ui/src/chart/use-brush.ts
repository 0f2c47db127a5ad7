import { useEffect, useEffectEvent, useState } from 'react'
import type { KeyboardEvent } from 'react'

/** Places of the first and the last point of a span. */
export interface Span {
  from: number
  to: number
}

interface Drawn {
  anchor: number
  end: number
  by: 'pointer' | 'keys'
}

const spanOf = ({ anchor, end }: Drawn): Span => ({ from: Math.min(anchor, end), to: Math.max(anchor, end) })

/** A span of points that is drawn over a chart: by a drag, or by Shift and arrows and then Enter. */
export function useBrush(onRangeSelect: ((span: Span) => void) | undefined) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const isDragging = drawn?.by === 'pointer'
  const drop = () => setDrawn(null)
  const dropDrag = useEffectEvent(drop)
  useEffect(() => {
    if (!isDragging) return
    // A drag released outside the chart chooses no span.
    const leave = () => dropDrag()
    globalThis.addEventListener('pointerup', leave)
    globalThis.addEventListener('pointercancel', leave)
    return () => {
      globalThis.removeEventListener('pointerup', leave)
      globalThis.removeEventListener('pointercancel', leave)
    }
  }, [isDragging])

  return {
    span: drawn && spanOf(drawn),
    drop,
    begin(point: number) {
      if (onRangeSelect) setDrawn({ anchor: point, end: point, by: 'pointer' })
    },
    extend(point: number) {
      if (drawn?.by === 'pointer' && drawn.end !== point) setDrawn({ ...drawn, end: point })
    },
    /** Takes the range that was dragged over; false when that is one point, which a press opens. */
    end(point: number, opensOne: boolean): boolean {
      if (drawn?.by !== 'pointer' || !onRangeSelect) return false
      drop()
      if (opensOne && drawn.anchor === point) return false
      onRangeSelect(spanOf({ ...drawn, end: point }))
      return true
    },
    /** An arrow key led from one point to another; tells the span that grew by it. */
    walk(isExtending: boolean, from: number, to: number): Span | null {
      if (!onRangeSelect || !isExtending) {
        drop()
        return null
      }
      const next: Drawn = { anchor: drawn?.anchor ?? from, end: to, by: 'keys' }
      setDrawn(next)
      return spanOf(next)
    },
    /** Enter takes the span, or the point there is; Escape drops it. True when the key was for it. */
    onKey(event: KeyboardEvent, point: number | undefined): boolean {
      if (event.key === 'Escape' && drawn) drop()
      else if ((event.key === 'Enter' || event.key === ' ') && onRangeSelect && (drawn || point !== undefined)) {
        drop()
        onRangeSelect(drawn ? spanOf(drawn) : { from: point ?? 0, to: point ?? 0 })
      } else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}

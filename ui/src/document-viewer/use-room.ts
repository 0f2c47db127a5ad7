import { type RefObject, useEffect, useState } from 'react'

/** The margin around a sheet, on each side, in px. */
const margin = 12

/** The room an element has for its content, in px, as it changes; null before it was measured. */
export function useRoom(view: RefObject<HTMLElement | null>): { width: number; height: number } | null {
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null)
  useEffect(() => {
    const { current } = view
    if (!current) return
    // With its scroll bars: a page that makes one come must not be fitted again without end.
    const measure = () =>
      setRoom({
        width: current.offsetWidth - 2 * margin - scrollBar,
        height: current.offsetHeight - 2 * margin - scrollBar,
      })
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [view])
  return room
}

/** As wide as they come. */
const scrollBar = 17

import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** The height of rows in px, told by an element that has it once the page is laid out, and again when density or text size change it. */
export function useRowHeight(): { rowHeight: number; probe: RefObject<HTMLDivElement | null> } {
  const probe = useRef<HTMLDivElement>(null)
  const [rowHeight, setRowHeight] = useState(36)
  useLayoutEffect(() => {
    const element = probe.current
    if (!element) return
    // Synchronous, so that no row is painted with the old height.
    const observer = new ResizeObserver(() => flushSync(() => setRowHeight((before) => element.offsetHeight || before)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { rowHeight, probe }
}

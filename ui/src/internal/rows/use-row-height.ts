import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** The height of rows in px, read from an element that has it, and read again when density or text size change it. */
export function useRowHeight(): { rowHeight: number; probe: RefObject<HTMLDivElement | null> } {
  const probe = useRef<HTMLDivElement>(null)
  const [rowHeight, setRowHeight] = useState(36)
  useLayoutEffect(() => {
    const element = probe.current
    if (!element) return
    const read = () => setRowHeight((before) => element.offsetHeight || before)
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { rowHeight, probe }
}

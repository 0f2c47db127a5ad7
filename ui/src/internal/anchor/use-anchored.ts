import { useCallback, useLayoutEffect, useRef } from 'react'
import type { CSSProperties } from 'react'
import { margin, placeAt, sideOf } from './placement.ts'
import type { PlaceOptions } from './placement.ts'

/** An element, or a point of the viewport in px. */
export type Anchor = Element | { x: number; y: number }

export interface AnchoredOptions extends Partial<Omit<PlaceOptions, 'isRightToLeft' | 'view'>> {
  /** In px; less where there is less room. */
  maxHeight?: number
  /** At least as wide as what it hangs on, and at most 480 px where that is narrower. @default false */
  matchWidth?: boolean
  /** Where there is no `setReference`. */
  anchor?: Anchor | null
}

// Set in place: moving it renders nothing anew.
const floatingStyles: CSSProperties = { position: 'fixed', left: 0, top: 0 }

const boxOf = (anchor: Anchor): DOMRect => (anchor instanceof Element ? anchor.getBoundingClientRect() : new DOMRect(anchor.x, anchor.y, 0, 0))

function place(anchor: Anchor, floating: HTMLElement, { placement = 'bottom-start', gap = 4, maxHeight, matchWidth, ...others }: AnchoredOptions): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const box = boxOf(anchor)
  const { style } = floating
  const options: PlaceOptions = { ...others, placement, gap, view: { width, height }, isRightToLeft: getComputedStyle(floating).direction === 'rtl' }
  if (matchWidth !== undefined) {
    style.minInlineSize = matchWidth ? `${box.width}px` : ''
    style.maxInlineSize = `${Math.max(box.width, Math.min(width - 2 * margin, 480))}px`
  }
  if (maxHeight !== undefined) {
    // Never made higher to measure it: what it is scrolled to would be lost.
    if (style.maxBlockSize === '') style.maxBlockSize = `${maxHeight}px`
    const needed = Math.min(maxHeight, Math.max(floating.offsetHeight, floating.scrollHeight))
    const { side, room } = sideOf(box, { width: floating.offsetWidth, height: needed }, options)
    style.maxBlockSize = `${Math.max(120, Math.min(maxHeight, side === 'left' || side === 'right' ? height - 2 * margin : room))}px`
  }
  const { left, top } = placeAt(box, { width: floating.offsetWidth, height: floating.offsetHeight }, options)
  style.left = `${left}px`
  style.top = `${top}px`
}

/** Places it again when the page scrolls or is resized, or when one of the two changes its size; answers how to stop. */
function watch(anchor: Anchor, floating: HTMLElement, again: () => void): () => void {
  const stop = new AbortController()
  const onScroll = ({ target }: Event) => {
    if (!(target instanceof Node && floating.contains(target))) again()
  }
  addEventListener('scroll', onScroll, { capture: true, passive: true, signal: stop.signal })
  addEventListener('resize', again, { signal: stop.signal })
  const observer = new ResizeObserver(again)
  observer.observe(floating)
  if (anchor instanceof Element) observer.observe(anchor)
  return () => {
    stop.abort()
    observer.disconnect()
  }
}

/** Hangs something over the page on an element or a point: on the side asked for or, without room there, on the other, never off the screen. */
export function useAnchored(options: AnchoredOptions = {}) {
  const latest = useRef(options)
  const reference = useRef<Anchor | null>(null)
  const floating = useRef<HTMLElement | null>(null)
  const stop = useRef<(() => void) | null>(null)

  const start = useCallback(() => {
    stop.current?.()
    stop.current = null
    const anchor = latest.current.anchor ?? reference.current
    const element = floating.current
    if (!anchor || !element) return
    const again = () => place(anchor, element, latest.current)
    again()
    stop.current = watch(anchor, element, again)
  }, [])

  const { anchor, placement } = options
  useLayoutEffect(() => {
    latest.current = options
  })
  useLayoutEffect(start, [start, anchor, placement])

  const setReference = useCallback((element: Anchor | null) => {
    reference.current = element
    start()
  }, [start])
  const setFloating = useCallback((element: HTMLElement | null) => {
    floating.current = element
    start()
  }, [start])
  return { setReference, setFloating, floatingStyles }
}

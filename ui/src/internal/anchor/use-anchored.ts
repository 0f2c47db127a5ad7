import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from '@floating-ui/dom'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { CSSProperties } from 'react'

/** An element, or a point of the viewport in px. */
export type Anchor = Element | { x: number; y: number }

export interface AnchoredOptions {
  /** The side of what it hangs on, and which of its edges it is flush with. @default 'bottom-start' */
  placement?: Placement
  /** Between the two, in px. @default 4 */
  gap?: number
  /** Moves it along the edge, in px. @default 0 */
  nudge?: number
  /** Where it fits on neither side it may lie over what it hangs on. @default false */
  mayCover?: boolean
  /** In px; less where there is less room. */
  maxHeight?: number
  /** At least as wide as what it hangs on, and at most 480 px where that is narrower. @default false */
  matchWidth?: boolean
  /** Where there is no `setReference`. */
  anchor?: Anchor | null
}

/** Nearer to the edge of the view nothing stands, in px. */
const padding = 8

// Set in place: moving it renders nothing anew. No transform, which would make it the frame of fixed positions inside.
const floatingStyles: CSSProperties = { position: 'fixed', left: 0, top: 0 }

const referenceOf = (anchor: Anchor) => (anchor instanceof Element ? anchor : { getBoundingClientRect: () => new DOMRect(anchor.x, anchor.y, 0, 0) })

const fit = ({ maxHeight, matchWidth }: AnchoredOptions) =>
  size({
    padding,
    apply: ({ availableHeight, elements, rects }) => {
      const { style } = elements.floating
      if (maxHeight !== undefined) style.maxBlockSize = `${Math.max(120, Math.min(maxHeight, availableHeight))}px`
      if (matchWidth === undefined) return
      const room = document.documentElement.clientWidth - 2 * padding
      style.minInlineSize = matchWidth ? `${rects.reference.width}px` : ''
      style.maxInlineSize = `${Math.max(rects.reference.width, Math.min(room, 480))}px`
    },
  })

async function place(anchor: Anchor, floating: HTMLElement, options: AnchoredOptions): Promise<void> {
  const { placement = 'bottom-start', gap = 4, nudge = 0, mayCover = false } = options
  const { x, y } = await computePosition(referenceOf(anchor), floating, {
    placement,
    strategy: 'fixed',
    middleware: [offset({ mainAxis: gap, alignmentAxis: nudge }), flip({ padding }), shift({ padding, crossAxis: mayCover }), fit(options)],
  })
  floating.style.left = `${x}px`
  floating.style.top = `${y}px`
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
    if (anchor && element) stop.current = autoUpdate(referenceOf(anchor), element, () => void place(anchor, element, latest.current))
  }, [])

  const { anchor, placement } = options
  useLayoutEffect(() => {
    latest.current = options
  })
  useLayoutEffect(start, [start, anchor, placement])

  const setReference = useCallback(
    (element: Anchor | null) => {
      reference.current = element
      start()
    },
    [start],
  )
  const setFloating = useCallback(
    (element: HTMLElement | null) => {
      floating.current = element
      start()
    },
    [start],
  )
  return { setReference, setFloating, floatingStyles }
}

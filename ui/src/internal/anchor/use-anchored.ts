import { autoUpdate, flip, offset, type Placement, shift, size, useFloating } from '@floating-ui/react'
import { type CSSProperties, useLayoutEffect } from 'react'

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

/** What the two elements take. */
export interface Anchored {
  setReference: (element: Element | null) => void
  setFloating: (element: HTMLElement | null) => void
  floatingStyles: CSSProperties
}

/** Nearer to the edge of the view nothing stands, in px. */
const padding = 8

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
    // What `apply` reads is compared by this.
  }, [maxHeight, matchWidth])

/** Hangs something over the page on an element or a point: on the side asked for or, without room there, on the other, never off the screen. */
export function useAnchored(options: AnchoredOptions = {}): Anchored {
  const { placement = 'bottom-start', gap = 4, nudge = 0, mayCover = false, anchor } = options
  const { refs: { setReference, setPositionReference, setFloating }, floatingStyles } = useFloating({
    placement,
    strategy: 'fixed',
    // No transform, which would make it the frame of fixed positions inside.
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [offset({ mainAxis: gap, alignmentAxis: nudge }), flip({ padding }), shift({ padding, crossAxis: mayCover }), fit(options)],
  })
  useLayoutEffect(() => {
    if (anchor !== undefined) setPositionReference(anchor && referenceOf(anchor))
  }, [anchor, setPositionReference])
  return { setReference, setFloating, floatingStyles }
}

import type { Placement } from '@floating-ui/react'
import { type CSSProperties, useLayoutEffect, useState } from 'react'
import { useSoon } from '../later.ts'
import { engine, place } from './placing.ts'

/** An element, or a point of the viewport in px. */
export type Anchor = Element | { x: number; y: number }

interface AnchoredOptions {
  /** The side of its anchor, and which of its edges it is flush with. @default 'bottom-start' */
  placement?: Placement
  /** Distance between anchor and layer, in px. @default 4 */
  gap?: number
  /** Moves it along the edge, in px. @default 0 */
  nudge?: number
  /** Where it fits on neither side it may lie over its anchor. @default false */
  mayCover?: boolean
  /** Greatest height in px; less where there is less room. */
  maxHeight?: number
  /** At least as wide as its anchor, and at most 480 px where that is narrower. @default false */
  matchWidth?: boolean
  /** The anchor, for callers that do not use `setReference`. */
  anchor?: Anchor | null
}

/** The refs and the style of the anchor and of the element that hangs on it. */
interface Anchored {
  setReference: (element: Element | null) => void
  setFloating: (element: HTMLElement | null) => void
  floatingStyles: CSSProperties
}

/** Fetches the engine that places, for a component that is about to open a layer. */
export const useAnchoredSoon = (): void => useSoon(engine)

const referenceOf = (anchor: Anchor) =>
  anchor instanceof Element ? anchor : { getBoundingClientRect: () => new DOMRect(anchor.x, anchor.y, 0, 0) }

// The position is written to the element's `left` and `top`. A transform would make the element the containing block of fixed elements inside it.
const floatingStyles: CSSProperties = { position: 'fixed', left: 0, top: 0 }

/** Hangs an element over the page on another one or on a point: on the side asked for or, without room there, on the other, never off the screen. */
export function useAnchored(options: AnchoredOptions = {}): Anchored {
  const { placement = 'bottom-start', gap = 4, nudge = 0, mayCover = false, maxHeight, matchWidth, anchor } = options
  const [reference, setReference] = useState<Element | null>(null)
  const [floating, setFloating] = useState<HTMLElement | null>(null)
  const on = anchor === undefined ? reference : anchor
  useAnchoredSoon()
  useLayoutEffect(() => {
    if (!on || !floating) return
    return place(referenceOf(on), floating, { placement, gap, nudge, mayCover, maxHeight, matchWidth })
  }, [on, floating, placement, gap, nudge, mayCover, maxHeight, matchWidth])
  return { setReference, setFloating, floatingStyles }
}

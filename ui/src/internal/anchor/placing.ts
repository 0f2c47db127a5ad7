import type { Placement } from '@floating-ui/react'
import { later } from '../later.ts'

/** An anchor: an element, or an object that stands for one. */
export type Reference = Element | { getBoundingClientRect: () => DOMRect }

/** How it hangs; see `AnchoredOptions`. */
export interface Placing {
  placement: Placement
  gap: number
  nudge: number
  mayCover: boolean
  maxHeight: number | undefined
  matchWidth: boolean | undefined
}

/** Least distance to the edge of the view, in px. */
export const padding = 8

/** The engine that places, which is not needed before a layer opens. */
export const engine = later(() => import('./keep-placed.ts'))

/** Where the engine could not be had: once, under the anchor, and on the screen. */
function placeOnce(reference: Reference, floating: HTMLElement, { gap, maxHeight = Infinity }: Placing): void {
  const { clientWidth, clientHeight } = document.documentElement
  const { left, bottom } = reference.getBoundingClientRect()
  const { style } = floating
  style.maxBlockSize = `${Math.min(maxHeight, clientHeight - 2 * padding)}px`
  style.left = `${Math.max(padding, Math.min(left, clientWidth - floating.offsetWidth - padding))}px`
  style.top = `${Math.max(padding, Math.min(bottom + gap, clientHeight - floating.offsetHeight - padding))}px`
  style.clipPath = ''
}

/** Places an element from now on, until the function it returns is called. It has the focus and its keys meanwhile, and is not seen before it is placed. */
export function place(reference: Reference, floating: HTMLElement, placing: Placing): () => void {
  if (engine.now) return engine.now.keepPlaced(reference, floating, placing)
  let isOver = false
  let stop = () => {}
  floating.style.clipPath = 'inset(50%)'
  engine.fetch().then(
    ({ keepPlaced }) => {
      if (!isOver) stop = keepPlaced(reference, floating, placing)
    },
    () => {
      if (!isOver) placeOnce(reference, floating, placing)
    },
  )
  return () => {
    isOver = true
    stop()
  }
}

import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/react'
import type { Placing, Reference } from './placing.ts'
import { padding } from './placing.ts'

/** Least height in px of a layer that has to scroll. A window at 400 % is 256 px high: beside a field the larger side has 98 px. */
const leastHeight = 96

const fit = ({ maxHeight, matchWidth }: Placing) =>
  size({
    padding,
    apply: ({ availableHeight, elements, rects }) => {
      const { style } = elements.floating
      if (maxHeight !== undefined)
        style.maxBlockSize = `${Math.max(leastHeight, Math.min(maxHeight, availableHeight))}px`
      if (matchWidth === undefined) return
      const room = document.documentElement.clientWidth - 2 * padding
      style.minInlineSize = matchWidth ? `${rects.reference.width}px` : ''
      style.maxInlineSize = `${Math.max(rects.reference.width, Math.min(room, 480))}px`
    },
  })

/** To whole pixels of the screen, or texts blur. */
const sharp = (length: number): string => {
  const ratio = globalThis.devicePixelRatio || 1
  return `${Math.round(length * ratio) / ratio}px`
}

/** Keeps a floating element in its place while the page scrolls and changes, until the function it returns is called. */
export function keepPlaced(reference: Reference, floating: HTMLElement, placing: Placing): () => void {
  const { placement, gap, nudge, mayCover } = placing
  const middleware = [
    offset({ mainAxis: gap, alignmentAxis: nudge }),
    flip({ padding }),
    shift({ padding, crossAxis: mayCover }),
    fit(placing),
  ]
  let isOver = false
  const place = async () => {
    const { x, y } = await computePosition(reference, floating, { placement, strategy: 'fixed', middleware })
    if (!isOver) Object.assign(floating.style, { left: sharp(x), top: sharp(y), clipPath: '' })
  }
  const stop = autoUpdate(reference, floating, () => void place())
  return () => {
    isOver = true
    stop()
  }
}

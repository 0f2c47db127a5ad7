import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fittingCount, fittingPlaces } from './fitting-count.ts'

interface Measured {
  signature: string
  widths: readonly number[]
  gap: number
  more: number
}

/** Marks an element of the row, by its place, that may go into the menu. */
export const overflowItem = (at: number) => ({ 'data-overflow-item': at })

const itemsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-overflow-item]')]
const widthOf = (element: Element): number => Math.ceil(element.getBoundingClientRect().width)

function measure(row: Element, signature: string): Measured {
  const items = itemsOf(row)
  // The overflow button is a square: as wide as the items are high.
  return {
    signature,
    widths: items.map(widthOf),
    gap: Number.parseFloat(getComputedStyle(row).columnGap) || 0,
    more: items[0]?.offsetHeight ?? 0,
  }
}

/** Keeps the focus in a row as the element that has it goes into the menu: on the menu's button, which is the last, or on the last element once all have room. */
function useFocusInRow(row: HTMLElement | null, signature: string) {
  /** The element of the row that had the focus last, and the row's elements while it was there. */
  const last = useRef<{ element: Node; signature: string } | null>(null)
  useEffect(() => {
    if (!row) return
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Node ? { element: target, signature } : null
    }
    row.addEventListener('focusin', remember)
    return () => row.removeEventListener('focusin', remember)
  }, [row, signature])
  useLayoutEffect(() => {
    if (!row || !last.current) return
    if (last.current.element.isConnected) last.current.signature = signature
    // With other elements, as on another page, it did not go into the menu.
    else if (last.current.signature === signature && document.activeElement === document.body)
      [...row.querySelectorAll<HTMLElement>('a[href], button')].at(-1)?.focus({ preventScroll: true })
  })
}

/**
 * How many elements of a row fit into it. Everything is drawn once to be measured, before the browser paints;
 * `signature` changes with everything that makes one wider. `hasMenu`: the button of the rest is there in any case.
 */
export function useOverflow(signature: string, total: number, hasMenu = false) {
  const [row, setRow] = useState<HTMLElement | null>(null)
  const [measured, setMeasured] = useState<Measured | null>(null)
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  const current = measured?.signature === signature ? measured : null

  useLayoutEffect(() => {
    if (!row || current) return
    // oxlint-disable-next-line react/set-state-in-effect -- widths are known once it is drawn, and the browser has not painted yet
    setMeasured(measure(row, signature))
    setRoom(row.clientWidth)
  }, [row, current, signature])

  useLayoutEffect(() => {
    if (!row || !current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      setRoom(row.clientWidth)
      // The items' widths change with a font that loads late and with a larger text size.
      if (
        itemsOf(row).some(
          (item) => Math.abs(widthOf(item) - (current.widths[Number(item.dataset.overflowItem)] ?? 0)) > 1,
        )
      )
        setMeasured(null)
    })
    for (const element of [row, ...itemsOf(row)]) observer.observe(element)
    return () => observer.disconnect()
  }, [row, current])

  useFocusInRow(row, signature)

  const natural =
    current &&
    current.widths.reduce((sum, width) => sum + width + current.gap, 0) + (hasMenu ? current.more : -current.gap)
  const fitting = (kept: number) => (current ? fittingPlaces(current, kept, room) : Array.from(Array(total).keys()))
  return { setRow, fitting, count: current ? fittingCount(current, room, hasMenu) : total, natural }
}

import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { positionOf, rowsWithin, standAfter, standAt, standNear } from './row-space.ts'
import type { RowSpace } from './row-space.ts'
import { RowStander } from './row-stander.ts'

interface RowSpaceOptions {
  count: number
  rowHeight: number
  /** The row at the top when the list begins. */
  first: number
  /** Another one is another list. */
  listKey: string
  scroller: RefObject<HTMLElement | null>
  viewHeight: () => number
}

/** The rows of a list as the element that scrolls stands for them, and the ways to move it. */
export function useRowSpace({ count, rowHeight, first, listKey, scroller, viewHeight }: RowSpaceOptions) {
  const begin = () => new RowStander(listKey, standAt({ count, rowHeight, viewHeight: 0 }, first * rowHeight))
  const [kept, setKept] = useState(begin)
  const stander = kept.listKey === listKey ? kept : begin()
  if (stander !== kept) setKept(stander)
  const rows = rowsWithin({ count, rowHeight, viewHeight: 0 })

  const latest = useRef({ count, rowHeight })
  useLayoutEffect(() => {
    latest.current = { count, rowHeight }
    stander.skip(Math.min(stander.now.skipped, count - rows))
  }, [count, rowHeight, rows, stander])
  const hasMoved = useRef(false)
  useLayoutEffect(() => {
    // A list that starts at its top needs no scrolling, and reading its position would force a layout.
    if (scroller.current && (stander.now.top > 0 || hasMoved.current)) stander.put(scroller.current, stander.now)
  }, [scroller, stander])
  const space = (): RowSpace => ({ ...latest.current, viewHeight: viewHeight() })

  return {
    /** The rows that the element has room for. */
    rows,
    /** Another object is another list. */
    list: stander,
    /** Where the view begins: the row, and how many rows are left out above. */
    seen() {
      const { top, skipped } = stander.now
      return { first: Math.floor(top / rowHeight) + skipped, skipped, isScrolling: false }
    },
    /** In px over all rows. */
    position: () => positionOf(space(), { top: scroller.current?.scrollTop ?? 0, skipped: stander.now.skipped }),
    moveTo(position: number) {
      const view = scroller.current
      if (!view) return
      const { skipped } = stander.now
      stander.put(view, standNear(space(), stander.now, position))
      // Raised synchronously: the other rows and their offset are rendered together, before the next paint.
      if (skipped !== stander.now.skipped) view.dispatchEvent(new Event('scroll'))
    },
    /** The view is laid out, after it was hidden: browsers forget where it stood. */
    onShown() {
      if (scroller.current && scroller.current.scrollTop !== stander.now.top) stander.put(scroller.current, stander.now)
    },
    onScroll() {
      hasMoved.current = true
      if (scroller.current) stander.put(scroller.current, standAfter(space(), stander.now, scroller.current.scrollTop))
    },
  }
}

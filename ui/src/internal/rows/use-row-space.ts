import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
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
  const begin = () => new RowStander(listKey, first, standAt({ count, rowHeight, viewHeight: 0 }, first * rowHeight))
  const [kept, setKept] = useState(begin)
  const stander = kept.listKey === listKey ? kept : begin()
  if (stander !== kept) setKept(stander)
  const rows = rowsWithin({ count, rowHeight, viewHeight: 0 })
  const skipped = Math.min(useSyncExternalStore(stander.watch, stander.skipped, stander.skipped), count - rows)

  const latest = useRef({ count, rowHeight })
  useLayoutEffect(() => {
    latest.current = { count, rowHeight }
    stander.skip(skipped)
  }, [count, rowHeight, stander, skipped])
  const space = (): RowSpace => ({ ...latest.current, viewHeight: viewHeight() })

  return {
    /** The rows that the element has room for, and how many more are above them. */
    rows,
    skipped,
    skippedNow: stander.skipped,
    /** Of the rows that it has room for, the one that it begins with. */
    first: stander.first,
    /** In px over all rows. */
    position: () => positionOf(space(), { top: scroller.current?.scrollTop ?? 0, skipped: stander.skipped() }),
    moveTo(position: number) {
      if (scroller.current) stander.put(scroller.current, standNear(space(), stander.now, position))
    },
    onScroll() {
      if (scroller.current) stander.put(scroller.current, standAfter(space(), stander.now, scroller.current.scrollTop))
    },
  }
}

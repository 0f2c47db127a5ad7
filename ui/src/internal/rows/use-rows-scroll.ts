import { useCallback, useRef } from 'react'
import type { RowsStart } from './use-rows-place.ts'
import { useRowSpace } from './use-row-space.ts'
import { watchEdges } from './watch-edges.ts'

interface RowsScrollOptions {
  rowHeight: number
  hasHeader: boolean
  count: number
  /** Where the list begins, and which one it is. */
  start: RowsStart
}

/** Scrolling by rows of one height, under a header of the same height or none; nothing is measured but the view itself. */
export function useRowsScroll({ rowHeight, hasHeader, count, start }: RowsScrollOptions) {
  const scroller = useRef<HTMLElement | null>(null)
  const header = () => scroller.current?.querySelector<HTMLElement>('[role="row"][aria-rowindex="1"]')
  const viewHeight = () => (scroller.current?.clientHeight ?? 0) - (hasHeader ? rowHeight : 0)
  const listKey = `${rowHeight} ${start.listKey}`
  const space = useRowSpace({ count, rowHeight, first: start.first, listKey, scroller, viewHeight })

  const headings = () =>
    [...(header()?.children ?? [])].filter(
      (cell): cell is HTMLElement => cell instanceof HTMLElement && cell.hasAttribute('aria-colindex'),
    )
  const isSticky = (cell: HTMLElement) => getComputedStyle(cell).position === 'sticky'

  /** Sideways as little as it takes: pinned columns at either side cover those that scroll. */
  const revealColumn = (at: number) => {
    // In the layout of cards the headings scroll apart from the rows.
    const view = scroller.current?.closest('[data-cards]') ? header() : scroller.current
    const cells = headings()
    const cell = cells[at]
    if (!view || !cell || isSticky(cell)) return
    const box = view.getBoundingClientRect()
    const { left, right, width } = cell.getBoundingClientRect()
    let [from, to] = [box.left + view.clientLeft, box.left + view.clientLeft + view.clientWidth]
    for (const other of cells) {
      if (!isSticky(other)) continue
      const rect = other.getBoundingClientRect()
      if (rect.left + rect.width / 2 < (from + to) / 2) from = Math.max(from, rect.right)
      else to = Math.min(to, rect.left)
    }
    if (left < from || width > to - from) view.scrollLeft += left - from
    else if (right > to) view.scrollLeft += right - to
  }

  const stopWatching = useRef<(() => void) | null>(null)
  const attach = useCallback((element: HTMLElement | null) => {
    scroller.current = element
    stopWatching.current?.()
    stopWatching.current = element && watchEdges(element)
  }, [])

  return {
    attach,
    scroller,
    rows: space.rows,
    list: space.list,
    seen: space.seen,
    onScroll: space.onScroll,
    onShown: space.onShown,
    pageRows: () => Math.max(1, Math.floor(viewHeight() / rowHeight) - 1),
    firstVisible: () => Math.ceil(space.position() / rowHeight),
    scrollToRow: (index: number) => space.moveTo(index * rowHeight),
    /** The column is pinned, and there is room for it to be. */
    isStill(at: number): boolean {
      const cell = headings()[at]
      return cell !== undefined && isSticky(cell)
    },
    /** Scrolls as little as it takes to show a row (a negative one is always in view), and a column when one is named. */
    reveal(index: number, at = -1) {
      if (!scroller.current) return
      const [top, position] = [index * rowHeight, space.position()]
      if (index >= 0 && top < position) space.moveTo(top)
      else if (index >= 0 && top + rowHeight > position + viewHeight()) space.moveTo(top + rowHeight - viewHeight())
      revealColumn(at)
    },
  }
}

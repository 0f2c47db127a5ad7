import { useCallback, useRef } from 'react'
import { watchEdges } from './watch-edges.ts'

/** Scrolling by rows of one height, under a header of the same height or none; nothing is measured but the view itself. */
export function useRowsScroll(rowHeight: number, hasHeader: boolean) {
  const scroller = useRef<HTMLElement | null>(null)
  const header = () => scroller.current?.querySelector<HTMLElement>('[role="row"][aria-rowindex="1"]')
  const viewHeight = () => (scroller.current?.clientHeight ?? 0) - (hasHeader ? rowHeight : 0)

  const headings = () =>
    [...(header()?.children ?? [])].filter(
      (cell): cell is HTMLElement => cell instanceof HTMLElement && cell.hasAttribute('aria-colindex'),
    )
  const isSticky = (cell: HTMLElement) => getComputedStyle(cell).position === 'sticky'

  /** Sideways as little as it takes: pinned columns at either side cover those that scroll. */
  const revealColumn = (at: number) => {
    const view = scroller.current
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
  const attach = useCallback((element: HTMLElement | Window | null) => {
    scroller.current = element instanceof HTMLElement ? element : null
    stopWatching.current?.()
    stopWatching.current = scroller.current && watchEdges(scroller.current)
  }, [])

  return {
    attach,
    scroller,
    pageRows: () => Math.max(1, Math.floor(viewHeight() / rowHeight) - 1),
    firstVisible: () => Math.ceil((scroller.current?.scrollTop ?? 0) / rowHeight),
    scrollToRow(index: number) {
      if (scroller.current) scroller.current.scrollTop = index * rowHeight
    },
    /** The column is pinned, and there is room for it to be. */
    isStill(at: number): boolean {
      const cell = headings()[at]
      return cell !== undefined && isSticky(cell)
    },
    /** Scrolls as little as it takes to show a row (a negative one is always in view), and a column when one is named. */
    reveal(index: number, at = -1) {
      const view = scroller.current
      if (!view) return
      const top = index * rowHeight
      if (index >= 0 && top < view.scrollTop) view.scrollTop = top
      else if (index >= 0 && top + rowHeight > view.scrollTop + viewHeight())
        view.scrollTop = top + rowHeight - viewHeight()
      revealColumn(at)
    },
  }
}

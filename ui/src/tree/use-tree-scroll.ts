import { useCallback, useRef } from 'react'

/** Scrolling by rows of one height; nothing is measured but the view itself. */
export function useTreeScroll(rowHeight: number, hasHeader: boolean) {
  const scroller = useRef<HTMLElement | null>(null)
  const viewHeight = () => (scroller.current?.clientHeight ?? 0) - (hasHeader ? rowHeight : 0)
  const attach = useCallback((element: HTMLElement | Window | null) => {
    scroller.current = element instanceof HTMLElement ? element : null
  }, [])
  return {
    attach,
    scroller,
    pageRows: () => Math.max(1, Math.floor(viewHeight() / rowHeight) - 1),
    /** Scrolls as little as it takes to show a row. */
    reveal(row: number) {
      const view = scroller.current
      if (!view) return
      const top = row * rowHeight
      if (top < view.scrollTop) view.scrollTop = top
      else if (top + rowHeight > view.scrollTop + viewHeight()) view.scrollTop = top + rowHeight - viewHeight()
    },
  }
}

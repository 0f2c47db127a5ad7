import { type RefObject, useEffect, useRef } from 'react'
import { useHere } from './here.ts'
import { useIsNavigatedTo } from './use-page-title.ts'

/** Focuses a page's heading after a navigation to the page, unless it heads a part of the page (`isNested`). */
export function useHeadingFocus(isNested = false): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, isBack } = useHere()
  const isNavigatedTo = useIsNavigatedTo(pathname)

  const shown = useRef('')
  useEffect(() => {
    // Only another page moves the focus: a change of the query is a filter or an editor.
    if (shown.current === pathname) return
    shown.current = pathname
    // The first page of a visit leaves the focus to the browser; an open dialog keeps it. Going back keeps the scroll position.
    if (!isNested && isNavigatedTo && !document.querySelector('[role=dialog]'))
      heading.current?.focus({ preventScroll: isBack })
  }, [pathname, isBack, isNested, isNavigatedTo])
  return heading
}

import { type RefObject, useEffect, useRef } from 'react'
import { useHere } from './here.ts'
import { useIsNavigatedTo } from './use-page-title.ts'

/** Gives a page's heading the focus after a navigation to it, unless it is one of a part of the page (`isNested`). */
export function useHeadingFocus(isNested = false): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, isBack } = useHere()
  const isNavigatedTo = useIsNavigatedTo(pathname)

  const shown = useRef('')
  useEffect(() => {
    // Only another page moves the focus: a change of the query is a filter or an editor.
    if (shown.current === pathname) return
    shown.current = pathname
    // The first page of a visit leaves the focus to the browser; an open dialog keeps it. The way back keeps its scroll.
    if (!isNested && isNavigatedTo && !document.querySelector('[role=dialog]'))
      heading.current?.focus({ preventScroll: isBack })
  }, [pathname, isBack, isNested, isNavigatedTo])
  return heading
}

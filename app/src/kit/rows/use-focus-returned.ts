import { useEffect, useRef } from 'react'

interface Returning {
  /** Key of the row that the user left the list by; null for none. */
  key: string | null
  /** Whether the rows are loaded. */
  isReady: boolean
  /** Current index of a row; -1: it is not in the list. */
  at: (key: string) => number
  goTo: (at: number) => void
}

/** Whether the user has not moved the focus: it is on the page, or on its title, which takes it at a navigation. */
const isFree = () => document.activeElement === document.body || (document.activeElement?.matches('h1, #main') ?? true)

/** Going back to a list focuses the row that the user left it by, once it is loaded, unless the user has moved the focus meanwhile. */
export function useFocusReturned({ key, isReady, at, goTo }: Returning): void {
  const isDone = useRef(key === null)
  useEffect(() => {
    if (isDone.current || !isReady || key === null) return
    isDone.current = true
    const place = at(key)
    if (place >= 0 && isFree()) goTo(place)
  })
}

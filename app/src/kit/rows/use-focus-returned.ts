import { useEffect, useRef } from 'react'

interface Returning {
  /** The row that one came from; null where one came from elsewhere. */
  key: string | null
  /** The rows are there. */
  isReady: boolean
  /** Where the row stands now; -1: nowhere. */
  at: (key: string) => number
  goTo: (at: number) => void
}

/** Whether the focus is still free: the page has it, or its title, which takes it at a navigation. */
const isFree = () => document.activeElement === document.body || (document.activeElement?.matches('h1, #main') ?? true)

/** On the way back to a list the focus is on the row that one came from, once it is there; unless the user has moved it meanwhile. */
export function useFocusReturned({ key, isReady, at, goTo }: Returning): void {
  const isDone = useRef(key === null)
  useEffect(() => {
    if (isDone.current || !isReady || key === null) return
    isDone.current = true
    const place = at(key)
    if (place >= 0 && isFree()) goTo(place)
  })
}

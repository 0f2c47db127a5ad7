import { useLayoutEffect, useRef, useState } from 'react'

/** Lets a thing begin only once the one before has settled and what came of it is rendered. */
export function useOneAtATime() {
  // Of two that come before React renders, the second must find the first. A new object each time, so that settling always renders.
  const isUnderWay = useRef(false)
  const [rendered, setRendered] = useState({ isUnderWay: false })
  useLayoutEffect(() => {
    isUnderWay.current = rendered.isUnderWay
  }, [rendered])
  return {
    /** False when one is under way. */
    begin(): boolean {
      if (isUnderWay.current) return false
      isUnderWay.current = true
      setRendered({ isUnderWay: true })
      return true
    },
    settle: () => setRendered({ isUnderWay: false }),
  }
}

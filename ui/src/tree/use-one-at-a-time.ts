import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Steps of one item that were asked for while a move was under way. */
interface Held {
  key: string
  steps: number
}

/** Lets a thing begin only once the one before has settled and its outcome is rendered. */
export function useOneAtATime(goOn: (held: Held) => void) {
  // Of two that come before React renders, the second must find the first. A new object each time, so that settling always renders.
  const isUnderWay = useRef(false)
  const held = useRef<Held | null>(null)
  const [rendered, setRendered] = useState({ isUnderWay: false })
  const resume = useEffectEvent(goOn)
  useLayoutEffect(() => {
    isUnderWay.current = rendered.isUnderWay
  }, [rendered])
  useEffect(() => {
    const waiting = held.current
    if (rendered.isUnderWay || waiting === null) return
    held.current = null
    resume(waiting)
  }, [rendered])
  return {
    isUnderWay: rendered.isUnderWay,
    /** False when one is under way. */
    begin(): boolean {
      if (isUnderWay.current) return false
      isUnderWay.current = true
      setRendered({ isUnderWay: true })
      return true
    },
    settle: () => setRendered({ isUnderWay: false }),
    /** Holds steps while a thing is under way, summed up by item; false when none is. */
    hold(key: string, steps: number): boolean {
      if (!isUnderWay.current) return false
      held.current = { key, steps: steps + (held.current?.key === key ? held.current.steps : 0) }
      return true
    },
  }
}

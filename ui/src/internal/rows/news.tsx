import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Heard } from './news.styles.ts'

/** Changes that come one after the other are told together, in ms: longer than between two presses of a key that is held. */
const pause = 400

export interface NewsProps<State> {
  /** A new object where something may have changed, else the same. */
  state: State
  /** What is to be heard of a change, in parts. */
  newsOf: (before: State, now: State) => readonly string[]
}

/** Tells a screen reader what changed, once, after a pause. Always there: a live region that arrives with its words is often not read. */
export function News<State>({ state, newsOf }: NewsProps<State>) {
  const [said, setSaid] = useState('')
  const told = useRef(state)
  const tell = useEffectEvent((now: State) => {
    const news = newsOf(told.current, now)
    told.current = now
    if (news.length > 0) setSaid(news.join(', '))
  })
  useEffect(() => {
    if (told.current === state) return
    const timer = setTimeout(() => tell(state), pause)
    return () => clearTimeout(timer)
  }, [state])
  return <Heard aria-live="polite">{said}</Heard>
}

import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { paths } from '../../navigation/paths.ts'

/** Where the console itself leads when a session or the network is lost: the draft is kept, nothing is asked. */
const unasked: readonly string[] = [paths.login, paths.offline]

interface LeaveGuardProps {
  isOn: boolean
  /** Guards the page itself: layers that open and close over it are no leaving. @default false */
  isPage?: boolean
  /** Whether the editor is being closed by the user: no question is asked. */
  isClosing: () => boolean
  /** Asks the user whether to leave. */
  ask: () => Promise<boolean>
  /** Called when the place is left. */
  onLeave: () => void
}

/** The editors that an address says are open, each under its slot. */
const openIn = (search: string): string[] =>
  [...new URLSearchParams(search)].filter(([name]) => /(?:^|\.)e$/.test(name)).map((entry) => entry.join('='))

/**
 * While `isOn`, asks before another page is gone to, before a step back in the browser closes the editor, and lets the
 * browser ask before the tab is closed. One at a time: the router takes no more.
 */
export function LeaveGuard({ isOn, isPage = false, isClosing, ask, onLeave }: LeaveGuardProps): null {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (!isOn || isClosing() || unasked.includes(nextLocation.pathname)) return false
    const next = openIn(nextLocation.search)
    return (
      nextLocation.pathname !== currentLocation.pathname ||
      (!isPage && openIn(currentLocation.search).some((open) => !next.includes(open)))
    )
  })
  const latest = useRef({ ask, onLeave })
  useEffect(() => {
    latest.current = { ask, onLeave }
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void latest.current.ask().then((leaves) => {
      if (!leaves) return blocker.reset()
      latest.current.onLeave()
      return blocker.proceed()
    })
  }, [blocker])

  useEffect(() => {
    if (!isOn) return
    const keep = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', keep)
    return () => globalThis.removeEventListener('beforeunload', keep)
  }, [isOn])

  return null
}

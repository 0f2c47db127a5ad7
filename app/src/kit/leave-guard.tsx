import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { paths } from '../navigation/paths.ts'

/** Where the console itself leads when a session or the network is lost: the draft is kept, nothing is asked. */
const unasked: readonly string[] = [paths.login, paths.offline]

interface LeaveGuardProps {
  isOn: boolean
  /** Whether to leave. */
  ask: () => Promise<boolean>
}

/** While `isOn`, asks before another page is gone to, and lets the browser ask before the tab is closed. One at a time: the router takes no more. */
export function LeaveGuard({ isOn, ask }: LeaveGuardProps): null {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isOn && nextLocation.pathname !== currentLocation.pathname && !unasked.includes(nextLocation.pathname),
  )
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void latest.current().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()))
  }, [blocker])

  useEffect(() => {
    if (!isOn) return
    const keep = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', keep)
    return () => globalThis.removeEventListener('beforeunload', keep)
  }, [isOn])

  return null
}

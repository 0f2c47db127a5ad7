import { useCallback, useEffect, useRef } from 'react'

/** Milliseconds that a placeholder must be in sight to be loaded: not those that scrolling passes. */
const rest = 80
/** Most placeholders in sight at a time, and a few more. */
export const inSight = 80

/** Calls `ask` with the placeholders that stay in sight. Returns the function to call for each; it is always the same. */
export function useMissing<Missing>(ask: (missing: readonly Missing[]) => void): (missing: Missing) => void {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  const waiting = useRef<{ rows: Missing[]; timer: ReturnType<typeof setTimeout> | undefined }>({
    rows: [],
    timer: undefined,
  })
  useEffect(() => {
    const { current: missing } = waiting
    return () => clearTimeout(missing.timer)
  }, [])
  return useCallback((one) => {
    const { current: missing } = waiting
    missing.rows = [...missing.rows.slice(1 - inSight), one]
    clearTimeout(missing.timer)
    missing.timer = setTimeout(() => latest.current(missing.rows.splice(0)), rest)
  }, [])
}

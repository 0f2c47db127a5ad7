import { useCallback, useEffect, useRef } from 'react'

/** ms that a row has to be in sight to be asked for: what a scroll bar passes is not. */
const rest = 80
/** Rows that are in sight at a time, and a little more. */
export const inSight = 80

/** Hands on the rows that are in sight and not there, once they stay so. Answers the function that is told of each; it is always the same. */
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

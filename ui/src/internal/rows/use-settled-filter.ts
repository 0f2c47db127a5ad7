import { useEffect, useState } from 'react'

/** In ms; rows that are arranged anew come much sooner. */
const longest = 1000

/**
 * Whether the rows that are shown are filtered. While a search is being cleared the rows are still those of the search: until they
 * change, nothing matched, and nothing says that there is nothing at all.
 */
export function useSettledFilter(isFiltered: boolean, rows: readonly unknown[]): boolean {
  const [settled, setSettled] = useState({ isFiltered, rows })
  const isHeld = settled.isFiltered && !isFiltered && settled.rows === rows && rows.length === 0
  if (!isHeld && (settled.isFiltered !== isFiltered || settled.rows !== rows)) setSettled({ isFiltered, rows })
  useEffect(() => {
    if (!isHeld) return
    // The rows did not change after the filter was cleared, so none are to come: the wait ends.
    const timer = setTimeout(() => setSettled({ isFiltered: false, rows }), longest)
    return () => clearTimeout(timer)
  }, [isHeld, rows])
  return isFiltered || isHeld
}

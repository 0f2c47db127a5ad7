import { useEffect, useReducer } from 'react'
import { useToday } from '../../session/use-today.ts'

/** Milliseconds after midnight, as timers may fire early. */
const slack = 50

/** The current day, updated after midnight, and when the page is visible again after a sleep; `isAsked` false: not updated. */
export function useDay(isAsked: boolean): string {
  const today = useToday()
  const [, tell] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (!isAsked) return undefined
    const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
    const midnight = new Date(year, month - 1, day + 1).getTime()
    const timer = setTimeout(tell, Math.max(0, midnight - Date.now()) + slack)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [isAsked, today])
  return today
}

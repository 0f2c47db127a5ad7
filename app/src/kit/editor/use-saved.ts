import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { $lastSaved } from './model.ts'

/** Hears that the save of an editor came back with a value, once for each. */
export function useSaved(id: string, onSaved: (value: unknown) => void): void {
  const last = useUnit($lastSaved)
  const heard = useRef(last)
  useEffect(() => {
    if (last === heard.current) return
    heard.current = last
    if (last?.id === id) onSaved(last.value)
  }, [last, id, onSaved])
}

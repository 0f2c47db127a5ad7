import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { $lastSaved, type Saved } from './model.ts'

/** Hears that a save of an opening of an editor succeeded, once for each. */
export function useSaved(id: string, onSaved: (saved: Saved) => void): void {
  const last = useUnit($lastSaved)
  const heard = useRef(last)
  useEffect(() => {
    if (last === heard.current) return
    heard.current = last
    if (last?.id === id) onSaved(last)
  }, [last, id, onSaved])
}

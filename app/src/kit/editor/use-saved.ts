import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { $lastSaved, type Saved } from './model.ts'

/** Hears that what was sent from an opening of an editor was saved, once for each. */
export function useSaved(id: string, onSaved: (saved: Saved) => void): void {
  const last = useUnit($lastSaved)
  const heard = useRef(last)
  useEffect(() => {
    if (last === heard.current) return
    heard.current = last
    if (last?.id === id) onSaved(last)
  }, [last, id, onSaved])
}

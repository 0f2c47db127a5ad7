import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { closed, opened, type Question } from './readings.ts'

/** Asks questions for as long as they are wanted, by their names; those that others ask too are shared. Keep the same map while they are the same. */
export function useQuestions(wanted: ReadonlyMap<string, Question>): void {
  const [open, close] = useUnit([opened, closed])
  const opening = useRef(new Map<string, Question>())
  useEffect(() => {
    for (const [id, asked] of wanted) {
      if (opening.current.has(id)) continue
      opening.current.set(id, asked)
      open(asked)
    }
    for (const [id, asked] of opening.current) {
      if (wanted.has(id)) continue
      opening.current.delete(id)
      close(asked)
    }
  }, [wanted, open, close])

  useEffect(() => {
    const left = opening.current
    return () => {
      for (const asked of left.values()) close(asked)
      left.clear()
    }
  }, [close])
}

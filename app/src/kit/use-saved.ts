import { createWatch } from 'effector'
import { useProvidedScope } from 'effector-react'
import { useEffect, useRef } from 'react'
import { saved } from './editors.ts'

/** Hears that the save of an editor came back with a value. */
export function useSaved(id: string, onSaved: (value: unknown) => void): void {
  const scope = useProvidedScope()
  const latest = useRef(onSaved)
  useEffect(() => {
    latest.current = onSaved
  })
  useEffect(
    () =>
      createWatch({
        unit: saved,
        ...(scope ? { scope } : {}),
        fn: (event) => {
          if (event.id === id) latest.current(event.value)
        },
      }),
    [id, scope],
  )
}

import { useState } from 'react'

/**
 * What is given from outside; without it, what is kept here, from `first` on. Setting it to what it is already is told like any other:
 * a field tells a text that is no value so, which `useControlledState` of react-stately would not.
 */
export function useHeld<Value, First extends Value | undefined>(
  given: Value | undefined,
  first: First,
): [Value | First, (next: Value) => void] {
  const [own, setOwn] = useState<Value | First>(first)
  const isGiven = given !== undefined
  return [
    isGiven ? given : own,
    (next) => {
      // A controlled component keeps no value of its own: it would show once the component becomes uncontrolled.
      if (!isGiven) setOwn(next)
    },
  ]
}

import { useState } from 'react'
import type { ReactNode } from 'react'

interface HeldProps<Value> {
  initial: Value
  children: (value: Value, set: (value: Value) => void) => ReactNode
}

/** Holds a story's value, as a screen would. */
export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}

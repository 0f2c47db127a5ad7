import type { ReactNode } from 'react'
import { KeyRow } from './shortcuts.styles.ts'

interface KeysProps {
  keys: readonly string[]
  /** Name of their action; left out where it stands beside them. */
  children?: ReactNode
}

/** Keys as they are written on a keyboard. */
export function Keys({ keys, children }: KeysProps) {
  return (
    <KeyRow>
      {keys.map((key, at) => (
        // The same one twice, one after the other: `g g`.
        <kbd key={`${at} ${key}`}>{key}</kbd>
      ))}
      {children && <span>{children}</span>}
    </KeyRow>
  )
}

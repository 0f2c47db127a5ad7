import type { ReactNode } from 'react'
import { KeyRow } from './shortcuts.styles.ts'

interface KeysProps {
  keys: readonly string[]
  /** What they do; left out where it stands beside them. */
  children?: ReactNode
}

/** Keys as they are written on a keyboard. */
export function Keys({ keys, children }: KeysProps) {
  return (
    <KeyRow>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
      {children && <span>{children}</span>}
    </KeyRow>
  )
}

import type { ReactNode } from 'react'
import { KeyRow } from './shortcuts.styles.ts'

interface KeysProps {
  keys: readonly string[]
  /** Name of the keys' action; left out where the page shows it beside them. */
  children?: ReactNode
}

/** Keys as they are written on a keyboard. */
export function Keys({ keys, children }: KeysProps) {
  return (
    <KeyRow>
      {keys.map((key, at) => (
        // A key may come twice, as in `g g`.
        <kbd key={`${at} ${key}`}>{key}</kbd>
      ))}
      {children && <span>{children}</span>}
    </KeyRow>
  )
}

import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { moveFx } from '../navigation/navigation.ts'

interface RedirectProps {
  to: string
  /** Address that the user wanted, passed on in the history state. */
  requested?: string
}

/** Navigates to another page, in place of one that cannot be shown here. */
export function Redirect({ to, requested }: RedirectProps) {
  const move = useUnit(moveFx)
  useEffect(() => {
    void move({ to, replace: true, ...(requested === undefined ? {} : { state: { requested } }) })
  }, [move, to, requested])
  return null
}

import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { moveFx } from '../navigation/navigation.ts'

interface RedirectProps {
  to: string
  /** Where the user wanted to go, for the page he is led to. */
  requested?: string
}

/** Leads on, in place of the page that cannot be shown here. */
export function Redirect({ to, requested }: RedirectProps) {
  const move = useUnit(moveFx)
  useEffect(() => {
    void move({ to, replace: true, ...(requested === undefined ? {} : { state: { requested } }) })
  }, [move, to, requested])
  return null
}

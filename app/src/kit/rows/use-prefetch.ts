import { useUnit } from 'effector-react'
import { type SyntheticEvent, useRef } from 'react'
import { $loadView, attemptAt, newAttempt } from '../../navigation/views.ts'

interface Prefetching {
  onPointerOver: (event: SyntheticEvent) => void
  onFocus: (event: SyntheticEvent) => void
}

/** Brings the code of the page that rows open once a row is pointed at or focused: it is there, or on its way, when the row is pressed. */
export function usePrefetch(path: string | null): Prefetching {
  const load = useUnit($loadView)
  const asked = useRef<string | null>(null)
  const bring = ({ target }: SyntheticEvent) => {
    if (
      path === null ||
      asked.current === path ||
      !(target instanceof Element) ||
      target.closest('[role=gridcell], [role=rowheader]') === null
    )
      return
    asked.current = path
    const view = path.replaceAll('/', '')
    load(view, attemptAt(view)).catch(() => {
      // Nobody waits for it: whoever opens the page tries anew.
      newAttempt(view)
    })
  }
  return { onPointerOver: bring, onFocus: bring }
}

import { useUnit } from 'effector-react'
import { type SyntheticEvent, useRef } from 'react'
import { $loadView, attemptAt, newAttempt } from '../../navigation/views.ts'

interface Prefetching {
  onPointerOver: (event: SyntheticEvent) => void
  onFocus: (event: SyntheticEvent) => void
}

/** Loads the code of the page that rows open when a row is hovered or focused, so that it is loaded or loading when the row is pressed. */
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
      // The failure is ignored: opening the page tries again.
      newAttempt(view)
    })
  }
  return { onPointerOver: bring, onFocus: bring }
}

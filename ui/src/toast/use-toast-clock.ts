import { useEffect, useState } from 'react'
import type { FocusEvent } from 'react'
import { defaultTimeout } from './toast-options.ts'
import { toasts } from './toasts.ts'
import type { QueuedToast } from './toasts.ts'

interface ToastClock {
  /** For the toast's root: while the pointer or the focus is on it, its time stands still. */
  pauseProps: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

/** Closes a toast when its time is over; after a pause the whole time starts again. */
export function useToastClock(toast: QueuedToast | undefined): ToastClock {
  const [isPointed, setPointed] = useState(false)
  const [focused, setFocused] = useState<string | undefined>(undefined)
  const timeout = toast?.options.timeout ?? defaultTimeout
  const id = toast?.id
  // The focus was in one toast; the next has its own time.
  const runs = id !== undefined && timeout > 0 && !isPointed && focused !== id

  useEffect(() => {
    if (!runs || id === undefined) return
    const timer = setTimeout(() => toasts.close(id), timeout)
    return () => clearTimeout(timer)
  }, [runs, id, timeout])

  return {
    pauseProps: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(id),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget) ? id : undefined),
    },
  }
}

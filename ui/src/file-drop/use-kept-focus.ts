import { useEffect, useRef } from 'react'
import type { FocusEvent } from 'react'

const rowOf = (element: Element): HTMLElement | null => element.closest('li')

/** Keeps the focus in a list of files whose buttons go as a file is sent, stopped, tried again or taken away: it stays with the file, else goes to the zone. */
export function useKeptFocus(zoneId: string) {
  const last = useRef<{ button: Element; row: HTMLElement | null } | null>(null)
  useEffect(() => {
    if (!last.current || last.current.button.isConnected) return
    const { row } = last.current
    last.current = null
    if (document.activeElement !== document.body) return
    // The row, not its next button: a second press would stop what was tried again.
    const next = row?.isConnected ? row : document.getElementById(zoneId)
    next?.focus({ preventScroll: true })
  })
  return {
    onFocus({ target }: FocusEvent) {
      last.current = { button: target, row: rowOf(target) }
    },
    onBlur() {
      // In another window the focus of this one is kept.
      if (document.hasFocus()) last.current = null
    },
  }
}

import { useEffect, useRef } from 'react'
import type { FocusEvent, HTMLAttributes } from 'react'
import type { FocusKeeper } from './focus-keeper.ts'

type FocusHandlers = Pick<HTMLAttributes<HTMLDivElement>, 'onFocus' | 'onBlur'>

/** Keeps the focus in a grid or a tree whose buttons go by their own press, as those do that try again: the rows take it. Returns the handlers of the frame around rows and notices; `given` are the caller's own. */
export function useRowsFocus(keeper: FocusKeeper, given: FocusHandlers): FocusHandlers {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    if (!last.current || last.current.isConnected) return
    last.current = null
    if (document.activeElement === document.body) keeper.root?.focus({ preventScroll: true })
  })
  return {
    onFocus(event: FocusEvent<HTMLDivElement>) {
      const { currentTarget, target } = event
      // What opens over the page, such as the menu of a row, gives the focus back itself.
      last.current = currentTarget.contains(target) ? target : null
      given.onFocus?.(event)
    },
    onBlur(event: FocusEvent<HTMLDivElement>) {
      // In another window the focus of this one is kept.
      if (document.hasFocus()) last.current = null
      given.onBlur?.(event)
    },
  }
}

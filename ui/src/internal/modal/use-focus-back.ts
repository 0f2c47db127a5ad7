import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** What had the focus before a layer, by the layer's surface; of layers that are gone, too. */
const befores = new WeakMap<Element, Element>()
/** Where the focus is about to go back to, in the next frame. */
let returning: Element | null = null

const focusedNow = (): Element | null => (document.activeElement === document.body ? returning : document.activeElement)

/** An element or, where it went with the layer it was in, what had the focus before that layer. */
function standing(element: Element | null): Element | null {
  let found = element
  while (found && !found.isConnected) {
    const surface = found.closest('[role="dialog"], [role="alertdialog"]')
    found = (surface && befores.get(surface)) ?? null
  }
  return found
}

/**
 * Gives the focus back when a layer closes that came in place of another one, such as the next step or the next question:
 * the library remembers only what had the focus last, which went with the layer before.
 */
export function useFocusBack(surface: RefObject<HTMLElement | null>): void {
  const [before] = useState(focusedNow)
  useLayoutEffect(() => {
    if (surface.current && before) befores.set(surface.current, before)
    return () => {
      returning = before
      requestAnimationFrame(() => {
        if (returning === before) returning = null
        const back = standing(before)
        if (document.activeElement === document.body && back instanceof HTMLElement) back.focus({ preventScroll: true })
      })
    }
  }, [surface, before])
}

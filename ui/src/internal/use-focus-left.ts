import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

const layers = '[role="dialog"], [role="alertdialog"]'

/** The elements around one, from the inside out: within the layer that it stands in, else within the page. */
function around(element: Element): HTMLElement[] {
  const layer = element.closest(layers)
  const found: HTMLElement[] = []
  for (let at = element.parentElement; at && at !== document.body; at = at === layer ? null : at.parentElement)
    found.push(at)
  return found
}

/** Gives the focus to an element that takes none by itself, for as long as it stays there; false where none can be, as in one that is not laid out. */
function focusPlace(element: HTMLElement): boolean {
  const isMade = !element.hasAttribute('tabindex')
  const undo = () => element.removeAttribute('tabindex')
  if (isMade) element.tabIndex = -1
  element.focus({ preventScroll: true })
  const hasFocus = element === document.activeElement
  if (isMade && hasFocus) element.addEventListener('blur', undo, { once: true })
  else if (isMade) undo()
  return hasFocus
}

/**
 * Leaves the focus at the place of an element that goes with the focus in it, such as by the press of its own button: what it stood in takes
 * the focus, unless something else has it by the next frame, as a layer gives it back that closes.
 */
export function useFocusLeft(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const places = around(element)
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) places.find((place) => place.isConnected && focusPlace(place))
      })
    }
  }, [ref])
}

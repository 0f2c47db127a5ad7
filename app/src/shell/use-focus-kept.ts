import { useEffect } from 'react'

/** Where the focus goes when its element is gone: the dialog on top, else the page. */
const refuge = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].at(-1) ??
  document.querySelector<HTMLElement>('#main') ??
  document.querySelector<HTMLElement>('h1[tabindex]')

/**
 * Keeps the focus from falling to nowhere when the button that was pressed goes with its press, as "try again", "clear" and
 * a toast's buttons do: a browser then begins again at the top of the page, and a screen reader with it.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let last: Element | null = null
    let frame = 0
    const isLost = () => document.activeElement === document.body && last !== null && !last.isConnected
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null
    }
    const observer = new MutationObserver(() => {
      if (frame !== 0 || !isLost()) return
      // A dialog or a menu that closes gives the focus back itself, in the next frame, however late that comes: two are waited for.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          frame = 0
          if (isLost()) refuge()?.focus({ preventScroll: true })
        })
      })
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}

import { useEffect } from 'react'

/** Where the focus goes when what had it is gone: the dialog on top, else the page. */
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
    let timer: ReturnType<typeof setTimeout> | undefined
    const isLost = () => document.activeElement === document.body && last !== null && !last.isConnected
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null
    }
    const observer = new MutationObserver(() => {
      if (!isLost()) return
      clearTimeout(timer)
      // A dialog or a menu that closes gives the focus back itself, a frame later.
      timer = setTimeout(() => {
        if (isLost()) refuge()?.focus({ preventScroll: true })
      }, 50)
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}

import { useEffect } from 'react'

/** Element that takes the focus when the focused one is removed: the top dialog, else the page. */
const refuge = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].at(-1) ??
  document.querySelector<HTMLElement>('#main') ??
  document.querySelector<HTMLElement>('h1[tabindex]')

/**
 * Keeps the focus in the page when a pressed button disappears with its press, as "try again", "clear" and
 * a toast's buttons do: browsers and screen readers would start again at the top of the page.
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
      // A closing dialog or menu returns the focus itself, in the next frame: two frames are waited for.
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

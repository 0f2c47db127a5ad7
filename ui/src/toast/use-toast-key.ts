import { useEffect } from 'react'
import type { RefObject } from 'react'

/** F6 goes to the buttons of a toast, and back. Tab cannot while a dialog is open: it stays inside of that. */
export function useToastKey(region: RefObject<HTMLElement | null>, isShown: boolean, goBack: () => void): void {
  useEffect(() => {
    if (!isShown) return
    const onKeyDown = (event: DocumentEventMap['keydown']) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
      const target = region.current?.querySelector<HTMLElement>('button, a[href], [tabindex="0"]')
      if (!target) return
      // Otherwise the browser's own F6 takes the focus out of the page.
      event.preventDefault()
      if (region.current?.contains(document.activeElement)) goBack()
      else target.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

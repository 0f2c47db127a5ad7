import { useEffect } from 'react'

/** Prints the page once what is on it is ready, as it is drawn then; `onPrinted` once that is over. */
export function usePrinted(isReady: boolean, onPrinted: () => void): void {
  useEffect(() => {
    if (!isReady) return
    globalThis.addEventListener('afterprint', onPrinted)
    // A frame later: the browser prints what is drawn.
    const frame = requestAnimationFrame(() => globalThis.print())
    return () => {
      cancelAnimationFrame(frame)
      globalThis.removeEventListener('afterprint', onPrinted)
    }
  }, [isReady, onPrinted])
}

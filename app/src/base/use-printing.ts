import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the browser is printing the page: what is drawn for paper alone is there before the page is taken. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    globalThis.addEventListener('beforeprint', begin)
    globalThis.addEventListener('afterprint', end)
    return () => {
      globalThis.removeEventListener('beforeprint', begin)
      globalThis.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

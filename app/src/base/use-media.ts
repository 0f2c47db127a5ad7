import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; follows it as the window changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = globalThis.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia(query).matches)
}

/** Phones: rows are shown as cards, with few tools. */
export const phone = '(max-width: 600px)'
/** Too narrow for every button of the app bar: some fold into the user menu. */
export const narrowBar = '(max-width: 600px)'
/** Wide enough for the app bar's search to look like a field. */
export const wideBar = '(min-width: 1000px)'

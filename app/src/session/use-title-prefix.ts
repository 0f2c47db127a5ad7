import { useEffect } from 'react'

/** Puts a prefix before the tab's title while there is one, then restores the page's title. */
export function useTitlePrefix(prefix: string | null): void {
  useEffect(() => {
    if (prefix === null) return
    const page = document.title
    const said = `${prefix} · ${page}`
    document.title = said
    return () => {
      // The page may have changed its title meanwhile.
      if (document.title === said) document.title = page
    }
  }, [prefix])
}

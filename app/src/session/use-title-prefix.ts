import { useEffect } from 'react'

/** Puts a text first in the tab's title, for as long as it is given; the page's own title comes back after it. */
export function useTitlePrefix(prefix: string | null): void {
  useEffect(() => {
    if (prefix === null) return
    const page = document.title
    const said = `${prefix} · ${page}`
    document.title = said
    return () => {
      // The page may have taken another name meanwhile.
      if (document.title === said) document.title = page
    }
  }, [prefix])
}

import { useEffect } from 'react'

/** Says something first in the tab's title, for as long as it is to be said; the page's own title comes back after it. */
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

/** Sets the style attributes that the page's policy refused: what a script sets, it lets through. */
function setRefused(): void {
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[style]:not([style=""])'))
    if (element.style.length === 0) element.style.cssText = element.getAttribute('style') ?? ''
}

/**
 * Sets again what a policy with a nonce refuses of a page that a server drew: a style attribute has no nonce, and React leaves those that are there
 * as they are. Once more as the page is there to its end, for what came in parts. Returns the function that ends it.
 */
export function setRefusedStyles(): (() => void) | undefined {
  setRefused()
  if (document.readyState === 'complete') return undefined
  window.addEventListener('load', setRefused)
  return () => window.removeEventListener('load', setRefused)
}

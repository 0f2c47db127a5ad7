/** Nearer than this to its end, in px, a view counts as scrolled to it: fractions of pixels are no columns. */
const slack = 2

/**
 * Says on the parent of the element that scrolls, by `data-more-start` and `data-more-end`, whether more lies to its sides than it shows; a
 * style then draws a shadow there. Set in place: scrolling renders nothing. Gives the way to stop.
 */
export function watchEdges(view: HTMLElement): () => void {
  const root = view.parentElement ?? view
  let said = ''
  const tell = () => {
    const gone = Math.abs(view.scrollLeft)
    const [isMoreBefore, isMoreAfter] = [gone > slack, view.scrollWidth - view.clientWidth - gone > slack]
    const bar = view.offsetWidth - view.clientWidth
    // Scrolling down changes none of it, and a style that is set anew is worked out anew for every cell.
    const now = `${isMoreBefore} ${isMoreAfter} ${bar}`
    if (now === said) return
    said = now
    root.toggleAttribute('data-more-start', isMoreBefore)
    root.toggleAttribute('data-more-end', isMoreAfter)
    root.style.setProperty('--scroll-bar', `${bar}px`)
  }
  view.addEventListener('scroll', tell, { passive: true })
  // In the next frame: the shadow may change the very sizes that are observed.
  const observer = new ResizeObserver(() => requestAnimationFrame(tell))
  observer.observe(view)
  // Its header is as wide as all columns: it changes when they do.
  for (const part of view.children) observer.observe(part)
  return () => {
    view.removeEventListener('scroll', tell)
    observer.disconnect()
  }
}

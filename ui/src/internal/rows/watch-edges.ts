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
    // Vertical scrolling changes none of the three, and setting the styles again would recalculate every cell.
    const now = `${isMoreBefore} ${isMoreAfter} ${bar}`
    if (now === said) return
    said = now
    root.toggleAttribute('data-more-start', isMoreBefore)
    root.toggleAttribute('data-more-end', isMoreAfter)
    root.style.setProperty('--scroll-bar', `${bar}px`)
  }
  view.addEventListener('scroll', tell, { passive: true })
  // In the next frame, as the shadow may change the observed sizes and start the observer again.
  const observer = new ResizeObserver(() => requestAnimationFrame(tell))
  observer.observe(view)
  // The children are as wide as all columns together, so they are observed for changes of columns.
  for (const part of view.children) observer.observe(part)
  return () => {
    view.removeEventListener('scroll', tell)
    observer.disconnect()
  }
}

/** What the end of a strip that is cut off loses to its fading, in px. */
const fade = 40

/** Says whether a strip is cut off, and on its parent, by `data-set-hidden`, whether what is set needs more room. Gives the way to stop. */
export function watchSet(strip: HTMLElement, onCut: (isCut: boolean) => void): () => void {
  const tell = () => {
    onCut(strip.scrollWidth > strip.clientWidth)
    const set = [...strip.children].filter((button) => button.hasAttribute('data-set'))
    const gap = Number.parseFloat(getComputedStyle(strip).columnGap) || 0
    const taken = set.reduce((sum, button) => sum + button.getBoundingClientRect().width + gap, 0)
    strip.parentElement?.toggleAttribute('data-set-hidden', set.length > 0 && taken > strip.clientWidth - fade)
  }
  // In the next frame: what is shown then may change the very sizes that are observed.
  const observer = new ResizeObserver(() => requestAnimationFrame(tell))
  observer.observe(strip)
  // A button that is set says what it lets through: it gets wider.
  for (const button of strip.children) observer.observe(button)
  return () => observer.disconnect()
}

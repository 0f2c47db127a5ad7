/** The part at the end of a cut-off strip that fades, in px. */
const fade = 40

/** Says whether a strip is cut off, and on its parent, by `data-set-hidden`, whether the filters that are set need more room. Returns the function that stops it. */
export function watchSet(strip: HTMLElement, onCut: (isCut: boolean) => void): () => void {
  const tell = () => {
    onCut(strip.scrollWidth > strip.clientWidth)
    const set = [...strip.children].filter((button) => button.hasAttribute('data-set'))
    const gap = Number.parseFloat(getComputedStyle(strip).columnGap) || 0
    const taken = set.reduce((sum, button) => sum + button.getBoundingClientRect().width + gap, 0)
    strip.parentElement?.toggleAttribute('data-set-hidden', set.length > 0 && taken > strip.clientWidth - fade)
  }
  // In the next frame: a change of the strip may change the very sizes that are observed.
  const observer = new ResizeObserver(() => requestAnimationFrame(tell))
  observer.observe(strip)
  // The button of a filter that is set names its values: it gets wider.
  for (const button of strip.children) observer.observe(button)
  return () => observer.disconnect()
}

/** Asks a story in a frame of a page to stand still once it has been played. */
export const stillParameter = 'still'

/** What a frame tells the page around it. */
export const playedMessage = 'ronde:story-played'

const isStill = typeof location !== 'undefined' && new URLSearchParams(location.search).has(stillParameter) && window.parent !== window

if (isStill) {
  // A story that moves its focus must not scroll the page its frame stands in.
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusInPlace(this: HTMLElement, options?: FocusOptions) {
    focus.call(this, { ...options, preventScroll: true })
  }
}

/** After a story has been played in a frame: what is open stays open, though the focus goes elsewhere, and the page is told. */
export function keepStill(): void {
  if (!isStill) return
  for (const type of ['blur', 'focusout', 'focusin', 'visibilitychange']) {
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true })
  }
  window.parent.postMessage(playedMessage, location.origin)
}

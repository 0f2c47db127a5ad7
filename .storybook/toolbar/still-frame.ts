/** Asks a story in a frame of a page to stand still once it has been played. */
export const stillParameter = 'still'

/** Asks a story in a frame of a page not to be played at all: people try it there. */
export const atRestParameter = 'rest'

/** What a frame tells the page around it when its story stands, played where it is to be played. */
export const standsMessage = 'ronde:story-stands'

const isFramedWith = (parameter: string) =>
  typeof location !== 'undefined' && new URLSearchParams(location.search).has(parameter) && window.parent !== window

const isStill = isFramedWith(stillParameter)

/** Whether the story of this page is left as it comes. */
export const isAtRest = isFramedWith(atRestParameter)

function focusInPlace(): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusWithoutScrolling(this: HTMLElement, options?: FocusOptions) {
    focus.call(this, { ...options, preventScroll: true })
  }
}

const stop = (event: Event) => event.stopImmediatePropagation()

if (isStill) {
  // A story that moves its focus must not scroll the page its frame stands in.
  focusInPlace()
  // Frames are played at the same time and take the focus from each other: what the one has opened must not close for that.
  for (const type of ['blur', 'focusout']) {
    window.addEventListener(
      type,
      (event) => {
        if (!document.hasFocus()) stop(event)
      },
      { capture: true },
    )
  }
}

let endTurn = () => {}

/**
 * Frames of a page load together and are played one after the other, for there is one focus: resolves when it is this
 * one's turn, which `keepStill` ends. Where locks are not to be had (a plain address that is not this machine's) all are played at once.
 */
export async function takeTurn(): Promise<void> {
  if (!isStill || !('locks' in navigator)) return
  await new Promise<void>((begin) => {
    void navigator.locks.request('ronde:play', () => {
      begin()
      return new Promise<void>((end) => {
        endTurn = end
      })
    })
  })
}

/** After a story has been played in a frame: what is open stays open, though the focus goes elsewhere, and the page is told. */
export function keepStill(): void {
  if (isStill) {
    for (const type of ['blur', 'focusout', 'focusin', 'visibilitychange'])
      window.addEventListener(type, stop, { capture: true })
  }
  endTurn()
  if (isStill || isAtRest) window.parent.postMessage(standsMessage, location.origin)
}

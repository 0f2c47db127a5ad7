/** Where the review of the built Storybook keeps what it hears; its being there says that a review is under way. */
export const reviewName = 'rondeReview'

/** Whether the stories are run as tests by Vitest, which serves them in its own page. */
export const isInVitest = (): boolean => '__vitest_browser__' in globalThis

/** Whether whatever can be checked is to be checked. */
export const isUnderTest = (): boolean => isInVitest() || reviewName in globalThis

/**
 * Keeps the machine's own pointer out of the stories that share a page: it rests somewhere over it, and the browser tells
 * of it whenever what lies below changes. Plays have their own, whose events the page makes.
 */
export function silencePointer(): void {
  const types = ['pointermove', 'pointerover', 'pointerout', 'mousemove', 'mouseover', 'mouseout']
  for (const type of types) globalThis.addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true })
}

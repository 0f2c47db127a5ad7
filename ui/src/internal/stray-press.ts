/** The control that the first press of a series was on, and the one that a later press of it met instead. */
let first: Element | null = null
let stray: Element | null = null

const controlOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest('button, a, [role]') ?? target) : null

function remember(event: MouseEvent): void {
  const { target, detail } = event
  const control = controlOf(target)
  if (detail <= 1) {
    first = control
    stray = null
    return
  }
  stray = control === first ? null : control
  // A stray press neither moves the focus nor selects text.
  if (stray) event.preventDefault()
}

/** A click, or double click, that nobody meant for what it is on reaches nothing. */
function withhold(event: MouseEvent): void {
  if (event.detail <= 1 || !isStray(controlOf(event.target))) return
  event.preventDefault()
  event.stopPropagation()
}

/** Keys are meant for what has the focus. */
const forget = (): void => {
  stray = null
}

let watchers = 0
let ending: AbortController | null = null

/** Watches presses of the pointer, in the page as a whole; returns the function that ends it. */
export function watchPresses(): () => void {
  watchers += 1
  if (watchers === 1) {
    ending = new AbortController()
    const options = { capture: true, signal: ending.signal }
    document.addEventListener('mousedown', remember, options)
    document.addEventListener('click', withhold, options)
    document.addEventListener('dblclick', withhold, options)
    document.addEventListener('keydown', forget, options)
  }
  return () => {
    watchers -= 1
    if (watchers === 0) ending?.abort()
  }
}

/**
 * Whether the press under way is the second of a double click that began on another element: the change by the first click brought
 * this control under the pointer, and nobody meant it.
 */
export const isStray = (control: Element | null): boolean => control !== null && stray === control

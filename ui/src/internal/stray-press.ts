/** The control that the first press of a series was on, whether it had opened anything by then, and the control that a later press of the series is not meant for. */
let first: Element | null = null
let wasOpen: string | null = null
let stray: Element | null = null

const controlOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest('button, a, [role]') ?? target) : null

/** Whether a button has something open beside it or below it; null for what is no such button. That of a field says it by `data-open`: in ARIA it is the field that is expanded. */
const openness = (control: Element | null) =>
  control instanceof HTMLButtonElement ? (control.getAttribute('aria-expanded') ?? control.dataset.open ?? null) : null

function remember(event: MouseEvent): void {
  const { target, detail } = event
  const control = controlOf(target)
  if (detail <= 1) {
    first = control
    wasOpen = openness(control)
    stray = null
    return
  }
  // Another press of the button that has just opened something would close it.
  stray = control === first && openness(control) === wasOpen ? null : control
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
 * Whether the press under way is the second of a double click whose first click changed something: it began on another element, in whose
 * place this control came, or on the button that opened or closed something by it. Nobody meant it.
 */
export const isStray = (control: Element | null): boolean => control !== null && stray === control

/** The same for what is pressed itself, which may be a part of a control, or of none. */
export const isStrayOn = (target: Element): boolean => isStray(controlOf(target))

/** The control that the first press of a series was on, whether it had opened anything by then, and the control that a later press of the series is not meant for. */
let first: Element | null = null
let wasOpen: string | null = null
let stray: Element | null = null

/** How long after a control has gone a press is still meant for it, in ms: nobody sees what has come in its place and presses that in less. */
const reaction = 400
/** The control that went last, for that long: the place it had in the viewport, and whether it had the focus. */
let gone: { place: DOMRect; hadFocus: boolean } | null = null
let forgetting: ReturnType<typeof setTimeout> | undefined

/** To be called as a control goes by itself, such as that which stops work that ends: a press that still comes for it reaches nothing. */
export function leavePressesTo(control: Element): void {
  gone = { place: control.getBoundingClientRect(), hadFocus: control === document.activeElement }
  clearTimeout(forgetting)
  forgetting = setTimeout(() => {
    gone = null
  }, reaction)
}

const isWhereGone = ({ clientX: x, clientY: y }: MouseEvent): boolean =>
  gone !== null && x >= gone.place.left && x < gone.place.right && y >= gone.place.top && y < gone.place.bottom

const controlOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest('button, a, [role]') ?? target) : null

/** Whether a button has something open beside it or below it; null for what is no such button. That of a field says it by `data-open`: in ARIA it is the field that is expanded. */
const openness = (control: Element | null) =>
  control instanceof HTMLButtonElement ? (control.getAttribute('aria-expanded') ?? control.dataset.open ?? null) : null

function remember(event: MouseEvent): void {
  const { target, detail } = event
  const control = controlOf(target)
  if (detail <= 1) {
    stray = isWhereGone(event) ? control : null
    first = stray ? null : control
    wasOpen = openness(control)
  } else {
    // Another press of the button that has just opened something would close it.
    stray = control === first && openness(control) === wasOpen ? null : control
  }
  // A stray press neither moves the focus nor selects text.
  if (stray) event.preventDefault()
}

/** A click, or double click, that nobody meant for what it is on reaches nothing. */
function withhold(event: MouseEvent): void {
  // That of a key or of assistive technology, which moves to what it presses, comes without a press of the pointer.
  if (event.detail === 0 || !isStray(controlOf(event.target))) return
  event.preventDefault()
  event.stopPropagation()
}

const isPressing = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '
/** The element that had the focus as the key that is down was pressed. */
let heldOn: EventTarget | null = null

/** Keys are meant for what has the focus, or had it and has just gone; one that is held down, for what it was pressed on. */
function hear(event: KeyboardEvent): void {
  stray = null
  if (!event.repeat) heldOn = event.target
  else if (heldOn !== null && event.target !== heldOn && isPressing(event)) {
    event.preventDefault()
    event.stopPropagation()
    return
  }
  if (!gone?.hadFocus) return
  if (!isPressing(event)) {
    gone = null
    return
  }
  event.preventDefault()
  event.stopPropagation()
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
    document.addEventListener('keydown', hear, options)
  }
  return () => {
    watchers -= 1
    if (watchers === 0) ending?.abort()
  }
}

/**
 * Whether nobody meant the press under way for this control: it is the second of a double click, and the first was on another element, in
 * whose place this one came, or opened or closed something by this button; or this one came in the place of what has just gone by itself.
 */
export const isStray = (control: Element | null): boolean => control !== null && stray === control

/** The same for what is pressed itself, which may be a part of a control, or of none. */
export const isStrayOn = (target: Element): boolean => isStray(controlOf(target))

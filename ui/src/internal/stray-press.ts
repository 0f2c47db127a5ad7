/** The control that the first press of a series was on, and the one that a later press of it met instead. */
let first: Element | null = null
let stray: Element | null = null

const controlOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest('button, a, [role]') ?? target) : null

function remember({ target, detail }: MouseEvent): void {
  const control = controlOf(target)
  if (detail <= 1) {
    first = control
    stray = null
  } else stray = control === first ? null : control
}

let watchers = 0

/** Watches presses of the pointer, in the page as a whole; returns the function that ends it. */
export function watchPresses(): () => void {
  watchers += 1
  if (watchers === 1) document.addEventListener('mousedown', remember, true)
  return () => {
    watchers -= 1
    if (watchers === 0) document.removeEventListener('mousedown', remember, true)
  }
}

/**
 * Whether the press under way is the second of a double click that began on another element: the change by the first click brought
 * this control under the pointer, and nobody meant it.
 */
export const isStray = (control: Element | null): boolean => control !== null && stray === control

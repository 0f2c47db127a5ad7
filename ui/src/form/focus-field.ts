const focusable = 'input:checked, input:not([disabled]), button:not([disabled]), textarea, select, [tabindex="0"]'

/** Moves the focus to a field's control, or to the first one of a group. False when there is none. */
export function focusField(controlId: string): boolean {
  const control = document.getElementById(controlId)
  if (!control) return false
  const target = control.matches(focusable)
    ? control
    : (control.querySelector<HTMLElement>('input:checked') ?? control.querySelector<HTMLElement>(focusable))
  target?.focus()
  return target !== null
}

/** Compares two controls by their place on the page; one that is not on it comes last. */
export function byPlace(one: string | undefined, other: string | undefined): number {
  const [first, second] = [one, other].map((id) => (id === undefined ? null : document.getElementById(id)))
  if (!first || !second || first === second) return Number(!first) - Number(!second)
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

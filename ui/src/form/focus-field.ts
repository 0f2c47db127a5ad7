const focusable = 'input:checked, input:not([disabled]), button:not([disabled]), textarea, select, [tabindex="0"]'

/** Moves the focus to a field's control, or to the first one of a group. False when there is none. */
export function focusField(controlId: string): boolean {
  const control = document.getElementById(controlId)
  if (!control) return false
  const target = control.matches(focusable) ? control : (control.querySelector<HTMLElement>('input:checked') ?? control.querySelector<HTMLElement>(focusable))
  target?.focus()
  return target !== null
}

/** The control that comes first on the page. */
export function firstOnPage(controlIds: readonly string[]): string | undefined {
  return controlIds
    .map((id) => document.getElementById(id))
    .filter((element) => element !== null)
    .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]?.id
}

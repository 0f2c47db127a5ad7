/** A pressed key, with the state that decides whether it is a shortcut. */
export interface Stroke {
  /** Key by the keyboard layout: `?`, `a`, `K`. */
  key: string
  ctrl: boolean
  alt: boolean
  meta: boolean
  /** An input method is composing a character. */
  isComposing: boolean
  /** Repeated because the key is held down: only the first press counts. */
  isRepeated: boolean
}

export interface KeyContext {
  /** The focus is in an element that takes letters. */
  isTyping: boolean
  /** A dialog, a menu or a list of options covers the page. */
  isCovered: boolean
  /** Single-key shortcuts are on. */
  hasSingleKeys: boolean
  /** The previous key was `g`. */
  isGoing: boolean
}

/** Action of a key; `go` waits for a letter. Null: no shortcut. */
export type KeyMeaning = { kind: 'palette' | 'sheet' | 'search' | 'go' } | { kind: 'letter'; letter: string } | null

const singles: Readonly<Record<string, 'sheet' | 'search' | 'go'>> = { '?': 'sheet', '/': 'search', g: 'go' }

/**
 * Meaning of a key. Shift is ignored: some layouts need it for `?` and `/`. Keys without Ctrl or Cmd can be turned
 * off and never count while the user types (WCAG 2.1.4).
 */
export function meaningOf(stroke: Stroke, { isTyping, isCovered, hasSingleKeys, isGoing }: KeyContext): KeyMeaning {
  const { ctrl, alt, meta, isComposing, isRepeated } = stroke
  const key = stroke.key.length === 1 ? stroke.key.toLowerCase() : stroke.key
  if (isComposing || isRepeated || alt || isCovered) return null
  if (ctrl || meta) return key === 'k' && ctrl !== meta ? { kind: 'palette' } : null
  if (!hasSingleKeys || isTyping) return null
  if (isGoing) return /^[a-z]$/.test(key) ? { kind: 'letter', letter: key } : null
  const kind = singles[key]
  return kind ? { kind } : null
}

const untyped = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])

/** Whether an element takes typed letters itself. */
export function isTypedIn(element: Element | null): boolean {
  if (!element) return false
  if (element instanceof HTMLInputElement) return !untyped.has(element.type)
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true
  // Trees, listboxes and menus go to the entry that begins with the letter; an editable matrix sets the choice that does.
  if (element.closest('[role=tree], [role=listbox], [role=menu], [data-takes-letters]')) return true
  const role = element.getAttribute('role')
  return (
    role === 'textbox' ||
    role === 'searchbox' ||
    role === 'combobox' ||
    (element instanceof HTMLElement && element.isContentEditable)
  )
}

/** Whether a layer covers the page and takes the keys. */
export const isPageCovered = (page: ParentNode): boolean =>
  page.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null

/** A key event as a stroke. */
export const strokeOf = (event: KeyboardEvent): Stroke => ({
  key: event.key,
  ctrl: event.ctrlKey,
  alt: event.altKey || event.getModifierState('AltGraph'),
  meta: event.metaKey,
  // Some input methods end a composition with a key known only by its old code.
  isComposing: event.isComposing || event.keyCode === 229,
  isRepeated: event.repeat,
})

/** Name of the modifier key of `K` on this computer. */
export const commandKey = (): string => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl')

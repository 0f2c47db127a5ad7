import type { KeyboardEvent, RefObject } from 'react'
import { moveActive } from '../internal/field-listbox/index.ts'
import type { ComboBoxState } from './use-combo-box.ts'

const focusable = 'button:not([disabled]), a[href], input:not([disabled])'

interface KeyOptions<Value extends string | number> {
  state: ComboBoxState<Value>
  inputRef: RefObject<HTMLInputElement | null>
  footerRef: RefObject<HTMLDivElement | null>
  /** Clears the choice; null where there is none, or it is required. */
  clear: (() => void) | null
}

/** The keys of the ARIA Authoring Practices' combobox with a list; Tab also leads through the popover's footer, which stands elsewhere in the page. */
export function useComboBoxKeys<Value extends string | number>({
  state,
  inputRef,
  footerRef,
  clear,
}: KeyOptions<Value>) {
  const { isOpen, text, draft, active, shown, chosen } = state

  const onClosedKey = (event: KeyboardEvent): boolean => {
    if (event.key === 'ArrowDown') state.open(event.altKey ? 'none' : 'chosen')
    else if (event.key === 'ArrowUp') state.open('last')
    return event.key === 'ArrowDown' || event.key === 'ArrowUp'
  }
  const onOpenKey = (event: KeyboardEvent): boolean => {
    if (event.key === 'Escape') {
      // Only this layer closes: a dialog around the field must not get the key.
      event.stopPropagation()
      state.close()
      return true
    }
    // While text is being typed, Ctrl+A selects the text.
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !draft && state.pickable > 0) {
      if (!event.repeat) state.pickAll()
      return true
    }
    if (event.key === 'Enter') {
      // Held down, it would take back what it has just picked.
      if (!event.repeat) state.pick(shown[active])
      return true
    }
    if (event.altKey && event.key === 'ArrowUp') {
      state.close()
      return true
    }
    if (event.key === 'Tab') {
      // Before the focus moves: the fields after this one may depend on it, and be others then.
      if (state.take() || event.shiftKey) return false
      const first = footerRef.current?.querySelector<HTMLElement>(focusable)
      first?.focus()
      return first !== null && first !== undefined
    }
    // Home and End move the caret, as in any text.
    const moved = event.key === 'Home' || event.key === 'End' ? null : moveActive(event.key, shown, active)
    if (moved !== null) state.setActive(moved)
    return moved !== null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = chosen.at(-1)
    // Held down to erase the text, the key leaves the chips.
    if (event.key === 'Backspace' && text === '' && last && !event.repeat) state.remove(last.value)
    // While text is being typed, Delete removes a letter.
    else if (event.key === 'Delete' && draft === null && clear) {
      clear()
      event.preventDefault()
    } else if (isOpen ? onOpenKey(event) : onClosedKey(event)) event.preventDefault()
  }

  const onFooterKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      event.preventDefault()
      inputRef.current?.focus()
      state.close()
    }
    if (event.key !== 'Tab') return
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)]
    const edge = event.shiftKey ? stops[0] : stops.at(-1)
    if (event.target !== edge) return
    // Back in the input, the browser's own Tab goes on from there.
    inputRef.current?.focus()
    if (event.shiftKey) event.preventDefault()
  }
  return { onKeyDown, onFooterKeyDown }
}

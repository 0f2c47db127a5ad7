import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { findTyped, moveActive, nearestEnabled } from '../internal/field-listbox/index.ts'
import type { FieldState, Option } from '../internal/field/index.ts'

/** Letters typed within this many ms of each other are one word. */
const typeAheadPause = 700

const openingKeys: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ', 'Home', 'End'])

/** Behaviour of a select: the keys of the ARIA Authoring Practices' select-only combobox. */
export function useSelect<Value extends string | number>(
  field: FieldState<Value | null>,
  options: readonly Option<Value>[],
) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen && (field.isDisabled || field.isReadOnly)) setOpen(false)
  // The value, not the place: the options may change while one is marked.
  const [marked, setMarked] = useState<{ value: Value } | null>(null)
  const active = marked ? options.findIndex(({ value }) => value === marked.value) : -1
  const setActive = (index: number) => setMarked(options[index] ?? null)
  const typed = useRef({ text: '', at: -Infinity })
  const chosenIndex = options.findIndex((option) => option.value === field.value)

  const open = (at?: number) => {
    if (field.isDisabled || field.isReadOnly) return
    setActive(at ?? (chosenIndex >= 0 ? chosenIndex : nearestEnabled(options, 0, 1)))
    setOpen(true)
  }
  const close = () => setOpen(false)
  const pick = (option: Option<Value> | undefined) => {
    close()
    if (option && !option.isDisabled && option.value !== field.value) field.setValue(option.value)
  }

  const typeAhead = (event: KeyboardEvent): boolean => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false
    const isNew = event.timeStamp - typed.current.at > typeAheadPause
    // A blank within a word belongs to it; alone it opens or picks.
    if (event.key === ' ' && isNew) return false
    typed.current = { text: (isNew ? '' : typed.current.text) + event.key, at: event.timeStamp }
    const found = findTyped(options, typed.current.text, isOpen ? active : chosenIndex)
    if (!isOpen) open(found === -1 ? undefined : found)
    else if (found !== -1) setActive(found)
    return true
  }

  const onClosedKey = (event: KeyboardEvent): boolean => {
    // Ctrl and Enter may save the form, Alt and Home leave the page.
    if (event.ctrlKey || event.metaKey || (event.altKey && !event.key.startsWith('Arrow'))) return false
    if ((event.key === 'Delete' || event.key === 'Backspace') && !field.isRequired) {
      if (field.value !== null) field.setValue(null)
      return true
    }
    if (!openingKeys.has(event.key)) return false
    open(
      event.key === 'Home' || event.key === 'End'
        ? (moveActive(event.key, options, chosenIndex) ?? undefined)
        : undefined,
    )
    return true
  }

  const onOpenKey = (event: KeyboardEvent): boolean => {
    if (event.key === 'Tab') {
      pick(options[active])
      return false
    }
    if (event.key === 'Enter' || event.key === ' ' || (event.altKey && event.key === 'ArrowUp')) {
      pick(options[active])
      return true
    }
    if (event.key === 'Escape') {
      // Only this layer closes: a dialog around the field must not hear of it.
      event.stopPropagation()
      close()
      return true
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    const moved = moveActive(event.key, options, active)
    if (moved !== null) setActive(moved)
    return moved !== null
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Held down, the key that opened the list takes nothing from it.
    const isHeld = event.repeat && (event.key === 'Enter' || event.key === ' ')
    if (isHeld || typeAhead(event) || (isOpen ? onOpenKey(event) : onClosedKey(event))) event.preventDefault()
  }
  return { isOpen, active, setActive, open, close, pick, onKeyDown, chosen: options[chosenIndex] }
}

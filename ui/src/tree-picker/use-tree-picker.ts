import { useMemo, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { bestRow, pathTo, pickerRows } from './picker-rows.ts'
import type { PickerRow } from './picker-rows.ts'
import type { TreeOption } from './tree-option.ts'
import { useLateChildren } from './use-late-children.ts'
import type { LoadChildren } from './use-late-children.ts'

interface TreePickerRequest<Value extends string | number> {
  options: readonly TreeOption<Value>[]
  loadChildren: LoadChildren<Value> | undefined
  value: Value | null
  /** Texts of the path to a value that is not loaded. */
  path: readonly string[] | undefined
  isLocked: boolean
  onChoose: (value: Value) => void
  /** Takes the choice away; null where there is none, or it is required. */
  onClear: (() => void) | null
}

/** Lines that PageDown and PageUp go over: about as many as are seen. */
const page = 10

/** State of a tree picker: the open branches, the typed text, the line pointed at. */
export function useTreePicker<Value extends string | number>({
  options,
  loadChildren,
  value,
  path,
  isLocked,
  onChoose,
  onClear,
}: TreePickerRequest<Value>) {
  const { childrenOf, load, stateOf } = useLateChildren(loadChildren)
  const [isOpen, setOpen] = useState(false)
  if (isOpen && isLocked) setOpen(false)
  const [query, setQuery] = useState<string | null>(null)
  const [opened, setOpened] = useState<ReadonlySet<Value>>(new Set())
  const [active, setActive] = useState<Value | null>(null)

  const rows = useMemo(
    () => (isOpen ? pickerRows({ options, childrenOf, isOpen: (one) => opened.has(one), query: query ?? '' }) : []),
    [isOpen, options, childrenOf, opened, query],
  )
  const chosenPath = useMemo(
    () => (value === null ? [] : pathTo(options, childrenOf, value)),
    [options, childrenOf, value],
  )
  const chosenTexts = chosenPath.length > 0 ? chosenPath.map(({ label }) => label) : value === null ? [] : (path ?? [])
  const best = useMemo(() => bestRow(rows, query ?? ''), [rows, query])
  // Until the arrows lead elsewhere, Enter takes the option that fits the typed text best.
  const at = active === null ? best : rows.findIndex(({ option }) => option.value === active)

  const close = () => {
    setOpen(false)
    setQuery(null)
    setActive(null)
  }
  /** The field is left: an emptied text empties it, any other is put back. */
  const leave = () => {
    if (query !== null && query.trim() === '') onClear?.()
    close()
  }
  const open = () => {
    if (isLocked || isOpen) return
    // The chosen option shows, with the branches that lead to it.
    setOpened((all) => new Set([...all, ...chosenPath.slice(0, -1).map((option) => option.value)]))
    setActive(value ?? options[0]?.value ?? null)
    setOpen(true)
  }
  const type = (text: string) => {
    open()
    setQuery(text)
    setActive(null)
  }
  const toggle = ({ option, isOpen: isExpanded }: PickerRow<Value>) => {
    if (!isExpanded) load(option)
    setOpened((all) => {
      const next = new Set(all)
      if (isExpanded) next.delete(option.value)
      else next.add(option.value)
      return next
    })
    setActive(option.value)
  }
  const choose = ({ option }: PickerRow<Value>) => {
    if (option.isDisabled) return
    onChoose(option.value)
    close()
  }
  const move = (to: number) => setActive(rows[(to + rows.length) % rows.length]?.option.value ?? null)

  const leap = (by: number) => setActive(rows[Math.max(0, Math.min(rows.length - 1, at + by))]?.option.value ?? null)

  /** Into a branch or out of it; false where the key is the caret's. */
  const sideways = (row: PickerRow<Value>, isInwards: boolean): boolean => {
    if (query) return false
    if (isInwards && row.isOpen === false) toggle(row)
    else if (isInwards && row.isOpen) move(at + 1)
    else if (!isInwards && row.isOpen) toggle(row)
    else if (!isInwards && row.parent !== null) setActive(row.parent)
    return true
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isLocked || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    const row = rows[at]
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const isInwards = event.key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      open()
    } else if (event.key === 'ArrowDown') move(at + 1)
    else if (event.key === 'ArrowUp') move(at < 0 ? -1 : at - 1)
    else if (event.key === 'Escape') {
      close()
      event.stopPropagation()
    } else if (event.key === 'PageDown') leap(page)
    else if (event.key === 'PageUp') leap(-page)
    else if (event.key === 'Enter') {
      // While nothing is found, it must not send the form around it.
      if (row) choose(row)
    } else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && row) {
      // With Alt it is the browser's Back or Forward, with Shift it selects text.
      if (event.altKey || event.shiftKey || !sideways(row, isInwards)) return
    } else {
      if (event.key !== 'Tab') return
      // What is typed is taken before the focus moves: the fields after this one may depend on it.
      if (query?.trim() && row) choose(row)
      leave()
      return
    }
    event.preventDefault()
  }

  return { rows, active: at, isOpen, query, chosenTexts, stateOf, open, close, leave, type, toggle, choose, onKeyDown }
}

export type TreePickerState<Value extends string | number> = ReturnType<typeof useTreePicker<Value>>

import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import type { Option } from '../internal/field/index.ts'
import { nearestEnabled } from '../internal/field-listbox/index.ts'
import { exactOption, filterOptions, searchable } from './filter-options.ts'

interface UseComboBoxOptions<Value extends string | number> {
  options: readonly Option<Value>[]
  values: readonly Value[]
  onValuesChange: (values: readonly Value[]) => void
  isMultiple: boolean
  filter: 'text' | 'none'
  isPending: boolean
  isLocked: boolean
  /** A text typed before the last one is gone. */
  resets: number
  onSearchChange: ((change: { search: string }) => void) | undefined
}

/** Most options that can be picked at once. */
const mostAtOnce = 200

/** State of a combo box: the typed text, the options that fit it, the choice. The keys are in `use-combo-box-keys`. */
export function useComboBox<Value extends string | number>(input: UseComboBoxOptions<Value>) {
  const { options, values, onValuesChange, isMultiple, filter, isPending, isLocked, resets, onSearchChange } = input
  const [isOpen, setOpen] = useState(false)
  if (isOpen && isLocked) setOpen(false)
  const [draft, setDraft] = useState<string | null>(null)
  /** The field was left before its options came: which of them is to be taken for the text. */
  const [awaited, setAwaited] = useState<'first' | 'exact' | null>(null)
  /** A typed text is gone by itself, and what was taken for it. */
  const [settled, setSettled] = useState<{ taken: Option<Value> | null } | null>(null)
  const [seenResets, setSeenResets] = useState(resets)
  if (seenResets !== resets) {
    setSeenResets(resets)
    setAwaited(null)
    setDraft(null)
    if (draft !== null) setSettled({ taken: null })
  }
  // The value, not the place: the options may change while one is marked.
  const [marked, setMarked] = useState<{ value: Value } | 'first' | null>(null)
  // A chosen option may be gone from the options of the next question to the server.
  const [picked, setPicked] = useState<readonly Option<Value>[]>([])

  const all = useMemo(() => searchable(options), [options])
  const shown = useMemo(
    () =>
      filter === 'none'
        ? { options, matching: options, first: isPending ? -1 : nearestEnabled(options, 0, 1) }
        : filterOptions(all, draft ?? ''),
    [all, options, filter, draft, isPending],
  )
  const active =
    marked === 'first' ? shown.first : marked ? shown.options.findIndex(({ value }) => value === marked.value) : -1
  // Those of the search before stay in sight until the typed text has its answer, and are not marked.
  const isAwaited = filter === 'none' && isPending && draft !== null
  const setActive = (index: number) => {
    if (!isAwaited) setMarked(shown.options[index] ?? null)
  }

  const known = (value: Value): Option<Value> =>
    options.find((option) => option.value === value) ??
    picked.find((option) => option.value === value) ?? { value, label: isPending ? '' : String(value) }
  const chosen = values.map(known)
  const text = draft ?? (isMultiple ? '' : (chosen[0]?.label ?? ''))

  const edit = (typed: string | null) => {
    if (typed !== draft && (typed ?? '') !== (draft ?? '')) onSearchChange?.({ search: typed ?? '' })
    setDraft(typed)
  }
  const open = (at: 'chosen' | 'last' | 'none') => {
    if (isLocked) return
    const chosenAt = isMultiple ? -1 : shown.options.findIndex((option) => option.value === values[0])
    const places = {
      chosen: chosenAt >= 0 ? chosenAt : nearestEnabled(shown.options, 0, 1),
      last: nearestEnabled(shown.options, shown.options.length - 1, -1),
      none: chosenAt,
    }
    setActive(places[at])
    setAwaited(null)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setAwaited(null)
    edit(null)
  }
  const wait = (which: 'first' | 'exact') => {
    setOpen(false)
    setAwaited(which)
  }
  const type = (typed: string) => {
    if (isLocked) return
    edit(typed)
    setMarked(typed.trim() === '' ? null : 'first')
    setAwaited(null)
    setOpen(true)
  }
  const remove = (value: Value) => {
    if (!isLocked) onValuesChange(values.filter((other) => other !== value))
  }
  const pick = (option: Option<Value> | undefined) => {
    if (!option || option.isDisabled || isLocked) return
    setPicked((before) => [...before.filter((other) => other.value !== option.value), option])
    if (!isMultiple) {
      if (option.value !== values[0]) onValuesChange([option.value])
      close()
      return
    }
    if (values.includes(option.value)) remove(option.value)
    else onValuesChange([...values, option.value])
    edit(null)
    // The whole list is back: the keys stay on the option that was picked.
    setMarked(option)
  }
  /** Takes the option that is marked for the typed text, and closes, or waits for one; whether there was a text for it. */
  const take = (): boolean => {
    if (!draft?.trim()) return false
    const option = shown.options[active]
    if (!option) {
      if (isPending) wait('first')
      return isPending
    }
    if (option.isDisabled) return false
    if (!values.includes(option.value)) pick(option)
    close()
    return true
  }
  // With a list of thousands one wants some of them; the field would be filled with chips.
  const offered = isMultiple && !isLocked ? shown.matching.filter((option) => !option.isDisabled) : []
  const canPickAll = offered.length > 1 && offered.length <= mostAtOnce
  const isAllPicked = canPickAll && offered.every(({ value }) => values.includes(value))
  /** Picks all that fit the text; where all are, takes them back. */
  const pickAll = () => {
    if (!canPickAll) return
    const listed = new Set(offered.map(({ value }) => value))
    const others = values.filter((value) => !listed.has(value))
    setPicked((before) => [...before.filter(({ value }) => !listed.has(value)), ...offered])
    onValuesChange(
      isAllPicked
        ? others
        : [...values, ...offered.map(({ value }) => value).filter((value) => !values.includes(value))],
    )
  }
  /** The field is left by pointer: a text typed in full counts, an emptied one empties, any other is put back. */
  const leave = () => {
    if (awaited) return
    if (draft !== null) {
      const exact = draft.trim() === '' ? undefined : exactOption(shown.options, draft)
      if (!exact && draft.trim() !== '' && isPending && !isLocked) return wait('exact')
      if (exact && !values.includes(exact.value)) pick(exact)
      else if (draft.trim() === '' && !isMultiple && values.length > 0) onValuesChange([])
    }
    close()
  }
  // Its options have come, or will not: the field looks as if they had been there when it was left.
  if (awaited !== null && (!isPending || isLocked)) {
    const option = awaited === 'first' ? shown.options[shown.first] : exactOption(shown.options, draft ?? '')
    const isTaken = option && !isLocked && !values.includes(option.value)
    setAwaited(null)
    setDraft(null)
    setSettled({ taken: isTaken ? option : null })
    if (isTaken) setPicked((before) => [...before.filter(({ value }) => value !== option.value), option])
  }
  const tellSettled = useEffectEvent((taken: Option<Value> | null) => {
    onSearchChange?.({ search: '' })
    if (taken) onValuesChange(isMultiple ? [...values, taken.value] : [taken.value])
  })
  useLayoutEffect(() => {
    if (settled) tellSettled(settled.taken)
  }, [settled])
  return {
    isOpen,
    text,
    draft,
    active,
    shown: shown.options,
    chosen,
    setActive,
    open,
    close,
    type,
    pick,
    take,
    remove,
    /** How many are picked at once; 0 where that is not offered. */
    pickable: canPickAll ? offered.length : 0,
    isAllPicked,
    pickAll,
    leave,
  }
}

export type ComboBoxState<Value extends string | number> = ReturnType<typeof useComboBox<Value>>

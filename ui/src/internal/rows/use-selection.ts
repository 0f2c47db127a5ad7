import { useRef, useState } from 'react'
import type { RowSource } from './row-source.ts'
import { keysBetween, noSelection, stillSelected, withKeys } from './selection.ts'
import type { Selection } from './selection.ts'

/** `checkbox`: boxes with three states, a branch standing for all it holds. */
export type SelectionMode = 'none' | 'single' | 'multiple' | 'checkbox'

/** How a selection holds rows: as the keys of a list, or as branches of a tree. */
export interface SelectionRules {
  has: (selection: Selection, row: number) => boolean
  /** With one row more or less. */
  toggled: (selection: Selection, row: number) => Selection
  /** Every row, or none where all are. */
  toggledAll: (selection: Selection) => Selection
}

/** A row by its key, and the place where it was last. */
interface Mark {
  key: string
  row: number
}

/** The rows that are selected from one of them to another. */
interface Range {
  start: Mark
  end: Mark
  /** The selection without the range, so that it can also shrink again. */
  before: Selection
  /** The rows as they were when it was extended last: of those, some may be no longer loaded. */
  source: RowSource
  /** Its keys whose rows were no longer loaded then, by their places: they stay in it. */
  away: ReadonlyMap<number, string>
}

const noneAway: Range['away'] = new Map()

interface SelectionOptions {
  source: RowSource
  mode: SelectionMode
  rules: SelectionRules
  /** Without it the rows keep their own. */
  selection: Selection | undefined
  onSelectionChange: ((change: { selection: Selection }) => void) | undefined
}

/** The selected rows, and the ways to select. */
export function useSelection({ source, mode, rules, selection: given, onSelectionChange }: SelectionOptions) {
  const [own, setOwn] = useState(noSelection)
  const range = useRef<Range | null>(null)
  const kept = given ?? own
  const selection = mode === 'none' ? noSelection : kept

  const select = (next: Selection) => {
    if (given === undefined) setOwn(next)
    onSelectionChange?.({ selection: next })
  }
  const canSelect = (row: number) => mode !== 'none' && source.itemAt(row) !== undefined
  const markAt = (row: number): Mark => ({ key: source.keyAt(row), row })
  /** Where a marked row is now; a row that is not loaded is where it was; -1 when it is gone. */
  const placeOf = ({ key, row }: Mark): number => {
    const found = source.find(key, row)
    return found < 0 && row < source.count && !source.itemAt(row) ? row : found
  }
  const rangeAt = (row: number, before: Selection): Range => {
    const mark = markAt(row)
    return { start: mark, end: mark, before, source, away: noneAway }
  }
  const extendTo = (row: number, from: number) => {
    if (mode !== 'multiple' || row < 0) return
    const { current } = range
    const last = current && placeOf(current.start) >= 0 ? current : rangeAt(Math.max(0, from), kept)
    const start = placeOf(last.start)
    const away = new Map<number, string>()
    const keys = keysBetween(source, start, row, (at) => {
      const key = last.source.itemAt(at) ? last.source.keyAt(at) : last.away.get(at)
      if (key === undefined || !kept.has(key)) return undefined
      away.set(at, key)
      return key
    })
    range.current = { ...last, end: markAt(row), source, away }
    select(withKeys(stillSelected(last.before, kept), keys))
  }

  return {
    selection,
    select,
    isSelected: (row: number) => selection.size > 0 && rules.has(selection, row),
    toggle(row: number) {
      if (!canSelect(row)) return
      const key = source.keyAt(row)
      if (mode === 'single') {
        select(kept.has(key) ? noSelection : new Set([key]))
        return
      }
      const next = rules.toggled(kept, row)
      if (mode === 'multiple') range.current = rangeAt(row, next)
      select(next)
    },
    /** Selects the one row, as a click does. */
    selectOnly(row: number) {
      if (!canSelect(row)) return
      range.current = rangeAt(row, noSelection)
      const key = source.keyAt(row)
      if (kept.size !== 1 || !kept.has(key)) select(new Set([key]))
    },
    /** Selects the rows from where selecting began, or else from the row that was active. */
    extendTo,
    /** The same for a step of the keyboard: a range starts anew where the focus moved on without Shift. */
    stepTo(row: number, from: number) {
      if (range.current && placeOf(range.current.end) !== from) range.current = null
      extendTo(row, from)
    },
    toggleAll() {
      if (mode !== 'multiple' && mode !== 'checkbox') return
      range.current = null
      select(rules.toggledAll(kept))
    },
    /** A range starts anew: the pointer moved the focus without Shift. */
    forgetRange() {
      range.current = null
    },
  }
}

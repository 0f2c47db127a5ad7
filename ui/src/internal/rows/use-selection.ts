import { useRef, useState } from 'react'
import type { RowSource } from './row-source.ts'
import { noSelection, rangeOf } from './selection.ts'
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
  // Where a range starts, and the selection before it, so that a range can also shrink again.
  const anchor = useRef<{ key: string; row: number; before: Selection } | null>(null)
  const kept = given ?? own
  const selection = mode === 'none' ? noSelection : kept

  const select = (next: Selection) => {
    if (given === undefined) setOwn(next)
    onSelectionChange?.({ selection: next })
  }
  const canSelect = (row: number) => mode !== 'none' && source.itemAt(row) !== undefined
  const anchorAt = (row: number, before: Selection) => {
    if (source.itemAt(row)) anchor.current = { key: source.keyAt(row), row, before }
  }
  const anchorRow = () => (anchor.current ? source.find(anchor.current.key, anchor.current.row) : -1)

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
      if (mode === 'multiple') anchorAt(row, next)
      select(next)
    },
    /** Selects the one row, as a click does. */
    selectOnly(row: number) {
      if (!canSelect(row)) return
      anchorAt(row, noSelection)
      const key = source.keyAt(row)
      if (kept.size !== 1 || !kept.has(key)) select(new Set([key]))
    },
    /** Selects the rows from where selecting began, or else from the row that was active. */
    extendTo(row: number, from: number) {
      if (mode !== 'multiple' || row < 0) return
      if (anchorRow() < 0) anchorAt(Math.max(0, from), kept)
      const start = anchorRow()
      if (start >= 0) select(rangeOf(source, start, row, anchor.current?.before))
    },
    toggleAll() {
      if (mode !== 'multiple' && mode !== 'checkbox') return
      anchor.current = null
      select(rules.toggledAll(kept))
    },
    /** A range starts anew: the focus moved on without Shift. */
    forgetAnchor() {
      anchor.current = null
    },
  }
}

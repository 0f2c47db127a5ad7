import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnyRow } from './grid-view.ts'
import { noSelection, rangeOf, shownSelection, toggledAll, toggledRow } from './selection.ts'
import type { Selection } from './selection.ts'

export interface GridSelectionOptions {
  rows: readonly AnyRow[]
  rowKey: (row: AnyRow) => string
  mode: 'none' | 'single' | 'multiple'
  selection: Selection | undefined
  onSelectionChange: ((change: { selection: Selection }) => void) | undefined
  /** The rows are all that there are to show, and not those before or the first of them. */
  isSettled: boolean
}

/** What is selected, and the ways to select. */
export function useGridSelection({
  rows,
  rowKey,
  mode,
  selection: given,
  onSelectionChange,
  isSettled,
}: GridSelectionOptions) {
  const [own, setOwn] = useState(noSelection)
  // Where a range starts, and what was selected before it, so that a range can also shrink again.
  const anchor = useRef<{ key: string; index: number; before: Selection } | null>(null)
  const selection = given ?? own

  const select = (next: Selection) => {
    if (given === undefined) setOwn(next)
    onSelectionChange?.({ selection: next })
  }
  const dropHidden = useEffectEvent((shown: readonly AnyRow[]) => {
    const next = shownSelection(selection, shown, rowKey)
    if (next !== selection) select(next)
  })
  useEffect(() => {
    // Whoever keeps the selection hears of it once the rows are there, not while they are being drawn.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isSettled) dropHidden(rows)
  }, [rows, isSettled])
  const anchorAt = (index: number, before: Selection) => {
    const row = rows[index]
    if (row) anchor.current = { key: rowKey(row), index, before }
  }
  const anchorIndex = (): number => {
    const { current } = anchor
    if (!current) return -1
    const row = rows[current.index]
    return row && rowKey(row) === current.key ? current.index : rows.findIndex((other) => rowKey(other) === current.key)
  }

  return {
    selection: mode === 'none' ? noSelection : selection,
    toggleRow(index: number) {
      const row = rows[index]
      if (!row || mode === 'none') return
      const key = rowKey(row)
      if (mode === 'single') {
        select(selection.has(key) ? noSelection : new Set([key]))
        return
      }
      const next = toggledRow(selection, key)
      anchorAt(index, next)
      select(next)
    },
    /** Selects the one row, as a click does where only one can be. */
    selectRow(index: number) {
      const row = rows[index]
      if (row && mode === 'single') select(new Set([rowKey(row)]))
    },
    /** Extends a range to a row, from the last row toggled, or else from the row that was active. */
    extendTo(index: number, from: number) {
      if (mode !== 'multiple' || index < 0) return
      if (anchorIndex() < 0) anchorAt(Math.max(0, from), selection)
      const start = anchorIndex()
      if (start >= 0) select(rangeOf(rows, rowKey, start, index, anchor.current?.before))
    },
    toggleAll() {
      if (mode !== 'multiple') return
      anchor.current = null
      select(toggledAll(selection, rows, rowKey))
    },
    /** Forgets where a range started, since the focus moved on without Shift. */
    forgetAnchor() {
      anchor.current = null
    },
  }
}

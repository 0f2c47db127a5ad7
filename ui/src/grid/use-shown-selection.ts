import { useEffect, useEffectEvent } from 'react'
import type { AnyRow } from '../internal/rows/row-source.ts'
import { shownSelection } from '../internal/rows/selection.ts'
import type { Selection } from '../internal/rows/selection.ts'

interface ShownSelectionOptions {
  rows: readonly AnyRow[]
  rowKey: (row: AnyRow) => string
  /** The rows are all that there are to show, and not those before or the first of them. */
  isSettled: boolean
  selection: Selection
  select: (selection: Selection) => void
}

/** Rows that search or a filter hides leave the selection. */
export function useShownSelection({ rows, rowKey, isSettled, selection, select }: ShownSelectionOptions): void {
  const dropHidden = useEffectEvent((shown: readonly AnyRow[]) => {
    const next = shownSelection(selection, shown, rowKey)
    if (next !== selection) select(next)
  })
  useEffect(() => {
    // The keeper of the selection hears of it once the rows are there, not while they are being drawn.
    if (isSettled) dropHidden(rows)
  }, [rows, isSettled])
}

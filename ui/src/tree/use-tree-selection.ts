import { useMemo, useRef, useState } from 'react'
import { findKey, keyAt } from './tree-index.ts'
import type { TreeIndex } from './tree-index.ts'
import type { AnyItem, TreeViewProps } from './tree-props.ts'
import {
  checkStates,
  noSelection,
  rangeOf,
  toggleAllChecked,
  toggleChecked,
  toggled,
  toggledRows,
} from './tree-selection.ts'
import type { TreeSelection } from './tree-selection.ts'
import { isPlaceholder, nearestRow, rowOf } from './tree-state.ts'
import type { VisibleRows } from './tree-state.ts'

export interface TreeSelectionOptions extends Pick<TreeViewProps, 'selectionMode' | 'selection' | 'onSelectionChange'> {
  index: TreeIndex<AnyItem>
  rows: VisibleRows
}

/** What is selected, and the ways to select. */
export function useTreeSelection({
  index,
  rows,
  selectionMode: mode = 'none',
  selection: given,
  onSelectionChange,
}: TreeSelectionOptions) {
  const [own, setOwn] = useState(noSelection)
  // Where a range starts, and what was selected before it, so that a range can also shrink again.
  const anchor = useRef<{ key: string; before: TreeSelection } | null>(null)
  const selection = mode === 'none' ? noSelection : (given ?? own)
  const boxes = useMemo(() => (mode === 'checkbox' ? checkStates(index, selection) : null), [mode, index, selection])

  const select = (next: TreeSelection) => {
    if (given === undefined) setOwn(next)
    onSelectionChange?.({ selection: next })
  }
  const nodeAt = (row: number): number => {
    const code = rows[row]
    return code === undefined || isPlaceholder(code) ? -1 : code
  }
  const anchorRow = (): number => {
    const at = anchor.current ? findKey(index, anchor.current.key) : -1
    return at < 0 ? -1 : rowOf(rows, at) >= 0 ? rowOf(rows, at) : nearestRow(index, rows, at)
  }

  return {
    selection,
    boxes,
    isSelected: (at: number) => selection.size > 0 && selection.has(keyAt(index, at)),
    toggle(row: number) {
      const at = nodeAt(row)
      if (at < 0 || mode === 'none') return
      const key = keyAt(index, at)
      if (mode === 'checkbox') select(toggleChecked(index, selection, at))
      else if (mode === 'single') select(selection.has(key) ? noSelection : new Set([key]))
      else {
        const next = toggled(selection, key)
        anchor.current = { key, before: next }
        select(next)
      }
    },
    /** Selects the one row, as a click does. */
    selectOnly(row: number) {
      const at = nodeAt(row)
      if (at < 0) return
      const key = keyAt(index, at)
      anchor.current = { key, before: noSelection }
      if (selection.size !== 1 || !selection.has(key)) select(new Set([key]))
    },
    /** Extends a range to a row, from where selecting began, or else from the row that was active. */
    extendTo(row: number, from: number) {
      if (mode !== 'multiple') return
      if (anchorRow() < 0) {
        const at = nodeAt(from)
        if (at >= 0) anchor.current = { key: keyAt(index, at), before: selection }
      }
      const start = anchorRow()
      if (start >= 0) select(rangeOf(index, rows, start, row, anchor.current?.before))
    },
    toggleAll() {
      anchor.current = null
      if (mode === 'multiple') select(toggledRows(index, rows, selection))
      else if (mode === 'checkbox') select(toggleAllChecked(index, selection))
    },
  }
}

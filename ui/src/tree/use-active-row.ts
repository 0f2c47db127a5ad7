import { useState } from 'react'
import { FocusKeeper } from '../internal/rows/focus-keeper.ts'
import { findKey, keyAt } from './tree-index.ts'
import { headerRow } from './tree-keys.ts'
import type { RowsPlace } from '../internal/rows/use-rows-place.ts'
import type { TreeIndex } from './tree-index.ts'
import type { AnyItem } from './tree-props.ts'
import { isPlaceholder, nearestRow, nodeOf, rowOf } from './tree-state.ts'
import type { VisibleRows } from './tree-state.ts'
import type { ActiveRow } from './tree-view-types.ts'

function activeAt(index: TreeIndex<AnyItem>, rows: VisibleRows, row: number, cell: number): ActiveRow | null {
  if (row === headerRow) return { key: '', at: -1, isPlaceholder: false, row, cell }
  const code = rows[row]
  if (code === undefined) return null
  const at = nodeOf(code)
  return { key: keyAt(index, at), at, isPlaceholder: isPlaceholder(code), row, cell }
}

/** Where the active row is after the rows changed: with its item wherever that went, else with what hides it, else with what took its place. */
export function settle(active: ActiveRow | null, index: TreeIndex<AnyItem>, rows: VisibleRows): ActiveRow | null {
  if (!active || active.row === headerRow) return active
  if (rows.length === 0) return { ...active, row: -1 }
  const item = index.items[active.at]
  const at = item && index.keyOf(item) === active.key ? active.at : findKey(index, active.key)
  let row = -1
  if (at >= 0 && active.isPlaceholder) {
    row = rowOf(rows, at, true)
    // What was being loaded has come.
    if (row < 0 && (index.kids[at] ?? 0) > 0) row = rowOf(rows, at + 1)
  }
  if (at >= 0 && row < 0) row = nearestRow(index, rows, at)
  if (row < 0) row = Math.min(Math.max(0, active.row), rows.length - 1)
  return activeAt(index, rows, row, active.cell)
}

export interface ActiveRowOptions {
  index: TreeIndex<AnyItem>
  rows: VisibleRows
  initialPlace: RowsPlace | undefined
  /** Scrolls as little as it takes to show a row. */
  reveal: (row: number, cell?: number) => void
}

/** The row that the keyboard is on, and the ways to move it. */
export function useActiveRow({ index, rows, initialPlace, reveal }: ActiveRowOptions) {
  const [keeper] = useState(() => new FocusKeeper())
  const [kept, setActive] = useState<ActiveRow | null>(() => {
    const key = initialPlace?.active ?? null
    return key === null
      ? null
      : settle({ key, at: -1, isPlaceholder: false, row: initialPlace?.top ?? 0, cell: -1 }, index, rows)
  })
  const [settledFor, setSettledFor] = useState(rows)
  let active = kept
  if (settledFor !== rows) {
    active = settle(kept, index, rows)
    setSettledFor(rows)
    setActive(active)
  }
  const rowElement = (row: number): HTMLElement | null =>
    keeper.root?.querySelector<HTMLElement>(
      row === headerRow ? '[role="row"][aria-rowindex="1"]' : `[data-row="${row}"][aria-level]`,
    ) ?? null

  return {
    keeper,
    active,
    rowElement,
    /** Makes a row or a cell the active one, with the focus, and shows it. */
    moveTo(row: number, cell: number, options: { isRevealed?: boolean; rows?: VisibleRows } = {}) {
      const next = activeAt(index, options.rows ?? rows, row, cell)
      if (!next) return
      const element = rowElement(row)
      const target = cell < 0 ? element : element?.querySelector<HTMLElement>(`[aria-colindex="${cell + 1}"]`)
      // Where rows are about to show, what is drawn now may be rows of a moment ago.
      if (target && !options.rows) keeper.focus(target)
      else keeper.park()
      setActive(next)
      if (options.isRevealed === true) return
      // Rows that are about to show make the list longer first.
      if (options.rows) {
        requestAnimationFrame(() => {
          reveal(row, cell)
          // One that was the active one already is not drawn anew, and would not take the focus by itself.
          const drawn = rowElement(row)
          if (drawn && document.activeElement === keeper.root) keeper.focus(drawn)
        })
      } else reveal(row, cell)
    },
  }
}

import { useState } from 'react'
import { FocusKeeper } from '../internal/rows/focus-keeper.ts'
import { rowIndexOf } from './grid-view.ts'
import type { ActiveCell, AnyRow } from './grid-view.ts'
import type { RowsPlace } from '../internal/rows/use-rows-place.ts'
import type { Track } from '../internal/columns/tracks.ts'

export interface ActiveCellOptions {
  rows: readonly AnyRow[]
  rowKey: (row: AnyRow) => string
  tracks: readonly Track<AnyRow>[]
  initialPlace: RowsPlace | undefined
  /** Scrolls as little as it takes to show a cell. */
  reveal: (index: number, at: number) => void
}

/** Where the active cell is after the rows changed: on the same row, wherever that went; on the one in its place, if it is gone. */
export function settle(
  active: ActiveCell | null,
  rows: readonly AnyRow[],
  rowKey: (row: AnyRow) => string,
): ActiveCell | null {
  if (!active || active.index < 0 || rows.length === 0) return active
  const there = rows[active.index]
  if (there && rowKey(there) === active.key) return active
  const found = rows.findIndex((row) => rowKey(row) === active.key)
  const index = found >= 0 ? found : Math.min(active.index, rows.length - 1)
  const row = rows[index]
  return { ...active, index, key: row ? rowKey(row) : null }
}

/** The cell that the keyboard is on, and the ways to move it. */
export function useActiveCell({ rows, rowKey, tracks, initialPlace, reveal }: ActiveCellOptions) {
  const [keeper] = useState(() => new FocusKeeper())
  const [kept, setActive] = useState<ActiveCell | null>(() => {
    const { top, active: key = null } = initialPlace ?? { top: 0 }
    const track = tracks.find(({ kind }) => kind === 'data')?.id ?? ''
    return key === null ? null : settle({ index: top, key, track }, rows, rowKey)
  })
  const [settledFor, setSettledFor] = useState(rows)
  let active = kept
  if (settledFor !== rows) {
    active = settle(kept, rows, rowKey)
    setSettledFor(rows)
    setActive(active)
  }
  const cellAt = (index: number, at: number): Element | null =>
    keeper.root?.querySelector(`[aria-rowindex="${rowIndexOf(index)}"] > [aria-colindex="${at + 1}"]`) ?? null
  const activeAt = active ? tracks.findIndex(({ id }) => id === active.track) : -1

  return {
    keeper,
    active,
    activeAt,
    cellAt,
    /** Makes a cell the active one, with the focus, and shows it. `isLate`: what is drawn now may be rows of a moment ago. */
    moveTo(index: number, at: number, options: { isRevealed?: boolean; isLate?: boolean } = {}) {
      const track = tracks[at]
      const row = rows[index]
      if (!track || (index >= 0 && !row)) return
      const next: ActiveCell = { index, key: row ? rowKey(row) : null, track: track.id }
      const cell = options.isLate === true ? null : cellAt(index, at)
      if (cell) keeper.focus(cell)
      else keeper.park()
      setActive(next)
      if (options.isRevealed !== true) reveal(index, at)
      if (options.isLate !== true) return
      requestAnimationFrame(() => {
        // One that was the active one already is not drawn anew, and would not take the focus by itself.
        const drawn = cellAt(index, at)
        if (drawn && document.activeElement === keeper.root) keeper.focus(drawn)
      })
    },
  }
}

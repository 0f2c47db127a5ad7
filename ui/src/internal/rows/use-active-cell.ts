import { useState } from 'react'
import type { Track } from '../columns/tracks.ts'
import { FocusKeeper } from './focus-keeper.ts'
import type { AnyRow, RowSource } from './row-source.ts'
import type { RowsPlace } from './use-rows-place.ts'

/** The row of headings. */
export const headerRow = -1

/** A row and one of its cells, -1 for the row itself. */
export interface CellPlace {
  row: number
  cell: number
}

/** The cell that the keyboard is on. */
export interface ActiveCell {
  row: number
  /** Of its row, to find it again after a refresh. */
  key: string
  /** Columns change their places: the id of its strip; null for the row itself. */
  track: string | null
}

interface ActiveCellOptions {
  source: RowSource
  /** Empty in a tree without columns. */
  tracks: readonly Track<AnyRow>[]
  /** Whether a row itself can be active, as in trees. */
  hasActiveRows: boolean
  defaultPlace: RowsPlace | undefined
  /** Scrolls as little as it takes to show a cell. */
  reveal: (row: number, cell: number) => void
}

export interface MoveOptions {
  /** It is in view already and must not move under the pointer. */
  isRevealed?: boolean
  /** Rows that are about to show: those drawn now are of a moment ago. */
  coming?: RowSource
}

/** Where the active cell is after the rows changed: with its row wherever that went, else with the branch that hides it, else with the row in its place. */
function settle(active: ActiveCell | null, source: RowSource): ActiveCell | null {
  if (!active || active.row === headerRow || source.count === 0) return active
  const found = source.find(active.key, active.row)
  const row = found >= 0 ? found : Math.min(active.row, source.count - 1)
  const key = source.keyAt(row)
  return row === active.row && key === active.key ? active : { ...active, row, key }
}

/** The cell that the keyboard is on, and the way to move it. */
export function useActiveCell({ source, tracks, hasActiveRows, defaultPlace, reveal }: ActiveCellOptions) {
  const [keeper] = useState(() => new FocusKeeper())
  const [kept, setActive] = useState<ActiveCell | null>(() => {
    const { top, active: key = null } = defaultPlace ?? { top: 0 }
    const track = hasActiveRows ? null : (tracks.find(({ kind }) => kind === 'data')?.id ?? '')
    return key === null ? null : settle({ row: top, key, track }, source)
  })
  const [settledFor, setSettledFor] = useState(source)
  let active = kept
  if (settledFor !== source) {
    active = settle(kept, source)
    setSettledFor(source)
    setActive(active)
  }
  const hasColumns = tracks.length > 0
  const rowElement = (row: number): HTMLElement | null =>
    keeper.root?.querySelector<HTMLElement>(hasColumns ? `[aria-rowindex="${row + 2}"]` : `[data-row="${row}"]`) ?? null
  const elementAt = ({ row, cell }: CellPlace): HTMLElement | null => {
    const element = rowElement(row)
    return cell < 0 ? element : (element?.querySelector<HTMLElement>(`[aria-colindex="${cell + 1}"]`) ?? null)
  }
  const isThere = (at: RowSource, row: number) => (row === headerRow ? hasColumns : row >= 0 && row < at.count)

  return {
    keeper,
    active,
    /** Of the active cell, -1 when a row itself is active or the column is gone. */
    activeCell: active ? tracks.findIndex(({ id }) => id === active.track) : -1,
    rowElement,
    elementAt,
    /** Whether the active cell is among the rows. */
    isActiveThere: active !== null && isThere(source, active.row),
    /** Makes a row or a cell the active one, with the focus, and shows it. */
    moveTo({ row, cell }: CellPlace, { isRevealed = false, coming }: MoveOptions = {}) {
      const at = coming ?? source
      const track = cell < 0 ? null : tracks[cell]?.id
      if (track === undefined || !isThere(at, row)) return
      const element = coming ? null : elementAt({ row, cell })
      if (element) keeper.focus(element)
      else keeper.park()
      setActive({ row, key: row === headerRow ? '' : at.keyAt(row), track })
      if (isRevealed) return
      if (!coming) {
        reveal(row, cell)
        return
      }
      // Waits a frame, in which a list that grew is rendered.
      requestAnimationFrame(() => {
        reveal(row, cell)
        // A cell that was active before is not rendered again, so its own effect does not focus it.
        const drawn = elementAt({ row, cell })
        if (drawn && document.activeElement === keeper.root) keeper.focus(drawn)
      })
    },
  }
}

import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'
import { followPointer } from '../follow-pointer.ts'
import { atUsualText } from '../text-scale.ts'
import type { GridColumn, GridLayout } from './column-types.ts'
import type { DropMark } from './header-cell.tsx'
import { moveColumn } from './arrange-layout.ts'
import { resizeColumn } from './layout.ts'

interface FollowHeadingOptions {
  /** Of the column with the pressed heading. */
  column: string
  cell: HTMLElement
  columns: readonly GridColumn<object>[]
  layout: GridLayout
  onLayoutChange: (layout: GridLayout) => void
  setDraft: (layout: GridLayout | null) => void
  setDrop: (drop: DropMark | null) => void
  wasDragged: RefObject<boolean>
}

/** From here on a press is a drag and no longer a click. */
const threshold = 6
/** How far above or below the headings a column is let go to stay where it was, in px. */
const reach = 32

/** Resizes a column with the pointer that was pressed on its edge. */
export function followEdge(
  event: ReactPointerEvent,
  { cell, column, layout, onLayoutChange, setDraft }: FollowHeadingOptions,
): void {
  const start = event.clientX
  const { width } = cell.getBoundingClientRect()
  const sign = getComputedStyle(cell).direction === 'rtl' ? -1 : 1
  let next: GridLayout | null = null
  followPointer(event, {
    onMove({ clientX }) {
      next = resizeColumn(layout, column, atUsualText(width + sign * (clientX - start)))
      setDraft(next)
    },
    onEnd({ isDone }) {
      setDraft(null)
      if (next && isDone) onLayoutChange(next)
    },
  })
}

/** Moves a column with the pointer that was pressed on its heading. */
export function followHeading(
  event: ReactPointerEvent,
  { cell, column, columns, layout, onLayoutChange, setDrop, wasDragged }: FollowHeadingOptions,
): void {
  const start = event.clientX
  const isRightToLeft = getComputedStyle(cell).direction === 'rtl'
  const cells = [...(cell.parentElement?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  let mark: DropMark | null = null
  followPointer(event, {
    onMove({ clientX, clientY }) {
      if (!wasDragged.current && Math.abs(clientX - start) < threshold) return
      wasDragged.current = true
      const over = cells.find((other) => {
        const { left, right } = other.getBoundingClientRect()
        return clientX >= left && clientX < right
      })
      const id = over?.dataset.column
      const { top, bottom } = cell.getBoundingClientRect()
      const isAway = clientY < top - reach || clientY > bottom + reach
      if (!over || !id || id === column || isAway) mark = null
      else {
        const { left, width } = over.getBoundingClientRect()
        mark = { column: id, side: clientX > left + width / 2 === isRightToLeft ? 'before' : 'after' }
      }
      setDrop(mark)
    },
    onEnd({ isDone }) {
      setDrop(null)
      if (mark && isDone) onLayoutChange(moveColumn(columns, layout, column, mark.column, mark.side))
    },
  })
}

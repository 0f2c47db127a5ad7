import { useRef, useState } from 'react'
import type { PointerEvent as ReactPointerEvent } from 'react'
import type { DropMark } from './header-cell.tsx'
import type { GridColumn, GridLayout } from './column-types.ts'
import { moveColumn, resizeColumn } from './layout.ts'
import { followPointer } from '../follow-pointer.ts'
import { atUsualText } from '../text-scale.ts'

export interface HeaderDragOptions {
  columns: readonly GridColumn<object>[]
  layout: GridLayout
  onLayoutChange: (layout: GridLayout) => void
  /** @default true */
  canMove?: boolean
}

/** From here on a press is a drag and no longer a click. */
const threshold = 6

/** Resizing and moving columns by pointer. The layout is told once, at the end. */
export function useHeaderDrag({ columns, layout, onLayoutChange, canMove = true }: HeaderDragOptions) {
  const [draft, setDraft] = useState<GridLayout | null>(null)
  const [drop, setDrop] = useState<DropMark | null>(null)
  const wasDragged = useRef(false)

  const resize = (event: ReactPointerEvent, cell: HTMLElement, column: string) => {
    const start = event.clientX
    const { width } = cell.getBoundingClientRect()
    const sign = getComputedStyle(cell).direction === 'rtl' ? -1 : 1
    let next: GridLayout | null = null
    event.preventDefault()
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

  const move = (event: ReactPointerEvent, cell: HTMLElement, column: string) => {
    const start = event.clientX
    const isRightToLeft = getComputedStyle(cell).direction === 'rtl'
    const cells = [...(cell.parentElement?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
    let mark: DropMark | null = null
    followPointer(event, {
      onMove({ clientX }) {
        if (!wasDragged.current && Math.abs(clientX - start) < threshold) return
        wasDragged.current = true
        const over = cells.find((other) => {
          const { left, right } = other.getBoundingClientRect()
          return clientX >= left && clientX < right
        })
        const id = over?.dataset.column
        if (!over || !id || id === column) mark = null
        else {
          const { left, width } = over.getBoundingClientRect()
          mark = { column: id, side: (clientX > left + width / 2) === isRightToLeft ? 'before' : 'after' }
        }
        setDrop(mark)
      },
      onEnd({ isDone }) {
        setDrop(null)
        if (mark && isDone) onLayoutChange(moveColumn(columns, layout, column, mark.column, mark.side))
      },
    })
  }

  return {
    /** The layout while a column is being resized. */
    draft,
    drop,
    onPointerDown(event: ReactPointerEvent) {
      const { target, button, pointerType } = event
      wasDragged.current = false
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
      const column = cell?.dataset.column
      if (!cell || !column || button !== 0 || !(target instanceof Element)) return
      if (target.closest('[data-resize]')) {
        wasDragged.current = true
        resize(event, cell, column)
      } else if (canMove && pointerType !== 'touch' && !target.closest('[data-menu]')) move(event, cell, column)
    },
    /** True for the click that ends a drag. */
    isDragEnd() {
      const was = wasDragged.current
      wasDragged.current = false
      return was
    },
  }
}

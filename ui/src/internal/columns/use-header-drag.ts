import { useRef, useState } from 'react'
import type { PointerEvent as ReactPointerEvent } from 'react'
import { whenThere } from '../later.ts'
import type { GridColumn, GridLayout } from './column-types.ts'
import type { DropMark } from './header-cell.tsx'
import { arranging } from './later-arranging.ts'

interface HeaderDragOptions {
  columns: readonly GridColumn<object>[]
  layout: GridLayout
  onLayoutChange: (layout: GridLayout) => void
  /** @default true */
  canMove?: boolean
}

/** Resizing and moving columns by pointer. The layout is told once, at the end. */
export function useHeaderDrag({ columns, layout, onLayoutChange, canMove = true }: HeaderDragOptions) {
  const [draft, setDraft] = useState<GridLayout | null>(null)
  const [drop, setDrop] = useState<DropMark | null>(null)
  const wasDragged = useRef(false)
  const press = useRef<ReactPointerEvent | null>(null)

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
      const isEdge = target.closest('[data-resize]') !== null
      if (isEdge) {
        wasDragged.current = true
        event.preventDefault()
      } else if (!canMove || pointerType === 'touch' || target.closest('[data-menu]')) return
      press.current = event
      // A failed fetch is ignored here: the column's menu and keys do the same and report the failure.
      whenThere(arranging, ({ followEdge, followHeading }) => {
        // Of several presses while the module was fetched, only the last counts.
        if (press.current === event)
          (isEdge ? followEdge : followHeading)(event, {
            cell,
            column,
            columns,
            layout,
            onLayoutChange,
            setDraft,
            setDrop,
            wasDragged,
          })
      })
    },
    /** True for the click that ends a drag. */
    isDragEnd() {
      const was = wasDragged.current
      wasDragged.current = false
      return was
    },
  }
}

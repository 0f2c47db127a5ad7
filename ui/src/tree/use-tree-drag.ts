import { useEffect, useRef, useState } from 'react'
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'
import { whenThere } from '../internal/later.ts'
import { moving } from './later-moving.ts'
import { keyAt } from './tree-index.ts'
import { isPlaceholder } from './tree-state.ts'
import type { VisibleRows } from './tree-state.ts'
import type { DropMark } from './drop-mark.ts'
import type { TreeMoves } from './use-tree-moves.ts'

export interface TreeDragOptions {
  moves: TreeMoves
  rows: VisibleRows
  scroller: RefObject<HTMLElement | null>
  isSorted: boolean
  isOpen: (row: number) => boolean | undefined
  open: (row: number) => void
}

/** The items that the pointer carries, by name. */
export interface Carried {
  name: string
  x: number
  y: number
  refusal: string | null
}

/** Moving by pointer; a finger scrolls instead, and has the menu. */
export function useTreeDrag(options: TreeDragOptions) {
  const [drop, setDrop] = useState<DropMark | null>(null)
  const [carried, setCarried] = useState<Carried | null>(null)
  const wasDragged = useRef(false)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const press = useRef<ReactPointerEvent | null>(null)
  const stopLast = useRef<AbortController | null>(null)
  useEffect(
    () => () => {
      press.current = null
      stopLast.current?.abort()
    },
    [],
  )

  const follow = (event: ReactPointerEvent, key: string) => {
    press.current = event
    // A press that carries nothing is a click: that it could not be followed need not be told.
    whenThere(moving, ({ followDrag }) => {
      // Of the presses while it came, the last.
      if (press.current === event)
        stopLast.current = followDrag(event, key, { latest, setDrop, setCarried, wasDragged })
    })
  }

  return {
    drop,
    carried,
    onPointerDown(event: ReactPointerEvent) {
      wasDragged.current = false
      press.current = null
      const { target, button, pointerType } = event
      if (!options.moves.canBeMoved || button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return
      const row = target.closest<HTMLElement>('[data-row]')
      const code = options.rows[Number(row?.dataset.row)]
      if (code === undefined || isPlaceholder(code)) return
      if (!target.closest('button, a, input, [data-twist]:not([data-twist="none"])'))
        follow(event, keyAt(options.moves.tools.index, code))
    },
    /** True for the click that ends a drag. */
    isDragEnd() {
      const was = wasDragged.current
      wasDragged.current = false
      return was
    },
  }
}

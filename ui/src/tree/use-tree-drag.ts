import { useEffect, useRef, useState } from 'react'
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'
import { followPointer } from '../internal/follow-pointer.ts'
import type { MovePosition } from './tree-move.ts'
import { isPlaceholder } from './tree-state.ts'
import type { VisibleRows } from './tree-state.ts'
import type { TreeMoves } from './use-tree-moves.ts'
import type { DropMark } from './tree-view-types.ts'

export interface TreeDragOptions {
  moves: TreeMoves
  rows: VisibleRows
  scroller: RefObject<HTMLElement | null>
  isSorted: boolean
  isOpen: (row: number) => boolean | undefined
  open: (row: number) => void
}

/** What the pointer carries. */
export interface Carried {
  name: string
  x: number
  y: number
  refusal: string | null
}

/** From here on a press is a drag and no longer a click, in px. */
const threshold = 6
/** How near the edge the list starts to scroll, in px, and how long a closed branch is rested on before it opens, in ms. */
const edge = 32
const rest = 700

interface Drag {
  nodes: number[]
  mark: DropMark | null
  hover: { row: number; since: number }
  x: number
  y: number
}

const rowAt = (x: number, y: number): HTMLElement | null => document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]') ?? null

function positionIn(element: HTMLElement, y: number): MovePosition {
  const { top, height } = element.getBoundingClientRect()
  const share = (y - top) / height
  return share < 0.25 ? 'before' : share > 0.75 ? 'after' : 'inside'
}

/** Moving by pointer; a finger scrolls instead, and has the menu. Escape gives up. */
export function useTreeDrag(options: TreeDragOptions) {
  const [drop, setDrop] = useState<DropMark | null>(null)
  const [carried, setCarried] = useState<Carried | null>(null)
  const wasDragged = useRef(false)
  // The rows may change under the pointer, when a branch opens.
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const stopLast = useRef<AbortController | null>(null)
  useEffect(() => () => stopLast.current?.abort(), [])

  const update = (drag: Drag) => {
    const { moves, rows, scroller, isSorted, isOpen, open } = latest.current
    const element = rowAt(drag.x, drag.y)
    const row = element && scroller.current?.contains(element) ? Number(element.dataset.row) : -1
    const code = rows[row]
    if (row !== drag.hover.row) drag.hover = { row, since: performance.now() }
    else if (row >= 0 && performance.now() - drag.hover.since > rest && isOpen(row) === false) open(row)
    let mark: DropMark | null = null
    if (element && code !== undefined && !isPlaceholder(code)) {
      const position = isSorted ? 'inside' : positionIn(element, drag.y)
      mark = { row, position, refusal: moves.refusalOf(drag.nodes, code, position) }
    }
    const before = drag.mark
    drag.mark = mark
    if (before?.row !== mark?.row || before?.position !== mark?.position || before?.refusal !== mark?.refusal) setDrop(mark)
    setCarried({ name: moves.nameOf(drag.nodes), x: drag.x, y: drag.y, refusal: mark?.refusal ?? null })
  }

  const scrollAtEdge = ({ y }: Drag) => {
    const view = latest.current.scroller.current
    if (!view) return
    const { top, bottom } = view.getBoundingClientRect()
    const past = y < top + edge ? y - top - edge : y > bottom - edge ? y - bottom + edge : 0
    view.scrollTop += Math.max(-edge, Math.min(edge, past)) / 3
  }

  const follow = (event: ReactPointerEvent, row: number) => {
    const { clientX, clientY } = event
    let drag: Drag | null = null
    let frame = 0
    const tick = () => {
      if (!drag || stop.signal.aborted) return
      scrollAtEdge(drag)
      update(drag)
      frame = requestAnimationFrame(tick)
    }
    const stop = followPointer(event, {
      canEscape: () => drag !== null,
      onMove(move) {
        const isFar = Math.hypot(move.clientX - clientX, move.clientY - clientY) >= threshold
        const code = latest.current.rows[row]
        if (!drag && isFar && code !== undefined && !isPlaceholder(code)) {
          wasDragged.current = true
          drag = { nodes: latest.current.moves.takenWith(code), mark: null, hover: { row: -1, since: 0 }, x: 0, y: 0 }
          frame = requestAnimationFrame(tick)
        }
        if (!drag) return
        drag.x = move.clientX
        drag.y = move.clientY
        update(drag)
      },
      onEnd({ isDone }) {
        cancelAnimationFrame(frame)
        if (drag && isDone) update(drag)
        setDrop(null)
        setCarried(null)
        if (!drag || !isDone) return
        const { moves, rows } = latest.current
        const target = drag.mark ? rows[drag.mark.row] : undefined
        if (drag.mark && target !== undefined) moves.perform(drag.nodes, target, drag.mark.position)
      },
    })
    stopLast.current = stop
  }

  return {
    drop,
    carried,
    onPointerDown(event: ReactPointerEvent) {
      wasDragged.current = false
      const { target, button, pointerType } = event
      if (!options.moves.canBeMoved || button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return
      const row = target.closest<HTMLElement>('[data-row]')
      if (row && !target.closest('button, a, input, [data-twist]:not([data-twist="none"])')) follow(event, Number(row.dataset.row))
    },
    /** True for the click that ends a drag. */
    isDragEnd() {
      const was = wasDragged.current
      wasDragged.current = false
      return was
    },
  }
}

import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'
import { followPointer } from '../internal/follow-pointer.ts'
import { movesOf } from './moves-of.ts'
import type { MovePosition } from './tree-move.ts'
import { isPlaceholder } from './tree-state.ts'
import type { DropMark } from './drop-mark.ts'
import type { Carried, TreeDragOptions } from './use-tree-drag.ts'

/** From here on a press is a drag and no longer a click, in px. */
const threshold = 6
/** How near the edge the list starts to scroll, in px, and how long a closed branch is rested on before it opens, in ms. */
const edge = 32
const rest = 700

interface Drag {
  /** Of the items: their places may change under the pointer. */
  keys: readonly string[]
  mark: DropMark | null
  hover: { row: number; since: number }
  x: number
  y: number
}

const rowAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]') ?? null

function positionIn(element: HTMLElement, y: number): MovePosition {
  const { top, height } = element.getBoundingClientRect()
  const share = (y - top) / height
  return share < 0.25 ? 'before' : share > 0.75 ? 'after' : 'inside'
}

interface DragTools {
  /** The rows may change under the pointer, when a branch opens. */
  latest: RefObject<TreeDragOptions>
  setDrop: (drop: DropMark | null) => void
  setCarried: (carried: Carried | null) => void
  wasDragged: RefObject<boolean>
}

/** Follows the pointer that was pressed on the row of a key, and moves the items it carries to where it is let go. Escape gives up. */
export function followDrag(
  event: ReactPointerEvent,
  key: string,
  { latest, setDrop, setCarried, wasDragged }: DragTools,
): AbortController {
  const { clientX, clientY } = event
  const moves = () => movesOf(latest.current.moves.tools)

  const update = (drag: Drag) => {
    const { rows, scroller, isSorted, isOpen, open } = latest.current
    const nodes = moves().nodesOf(drag.keys)
    const element = rowAt(drag.x, drag.y)
    const over = element && scroller.current?.contains(element) ? Number(element.dataset.row) : -1
    const code = rows[over]
    if (over !== drag.hover.row) drag.hover = { row: over, since: performance.now() }
    else if (over >= 0 && performance.now() - drag.hover.since > rest && isOpen(over) === false) open(over)
    let mark: DropMark | null = null
    if (nodes.length > 0 && element && code !== undefined && !isPlaceholder(code)) {
      const position = isSorted ? 'inside' : positionIn(element, drag.y)
      mark = { row: over, position, refusal: moves().refusalOf(nodes, code, position) }
    }
    const before = drag.mark
    drag.mark = mark
    if (before?.row !== mark?.row || before?.position !== mark?.position || before?.refusal !== mark?.refusal)
      setDrop(mark)
    setCarried(
      nodes.length > 0 ? { name: moves().nameOf(nodes), x: drag.x, y: drag.y, refusal: mark?.refusal ?? null } : null,
    )
  }

  const scrollAtEdge = ({ y }: Drag) => {
    const view = latest.current.scroller.current
    if (!view) return
    const { top, bottom } = view.getBoundingClientRect()
    const past = y < top + edge ? y - top - edge : y > bottom - edge ? y - bottom + edge : 0
    view.scrollTop += Math.max(-edge, Math.min(edge, past)) / 3
  }

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
      const { nodeOf, keysOf, takenWith } = moves()
      const at = drag || !isFar ? -1 : nodeOf(key)
      if (at >= 0) {
        wasDragged.current = true
        drag = { keys: keysOf(takenWith(at)), mark: null, hover: { row: -1, since: 0 }, x: 0, y: 0 }
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
      const target = drag.mark ? latest.current.rows[drag.mark.row] : undefined
      if (drag.mark && target !== undefined) moves().perform(moves().nodesOf(drag.keys), target, drag.mark.position)
    },
  })
  return stop
}

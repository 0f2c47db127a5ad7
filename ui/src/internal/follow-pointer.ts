import type { PointerEvent as ReactPointerEvent } from 'react'

interface FollowOptions {
  onMove: (event: PointerEvent) => void
  /** Called once, at the end; `isDone` is false when the gesture was cancelled. */
  onEnd: (end: { isDone: boolean }) => void
  /** Whether Escape cancels the gesture now, and stops there. @default always */
  canEscape?: () => boolean
}

/**
 * Follows a pointer that was pressed until it is let go. Escape and a lost pointer give up, and so does a move with no
 * button down: it was let go where the page does not hear it, or never pressed by the hand that moves.
 *
 * @returns the controller that gives up, without a call of `onEnd`.
 */
export function followPointer(
  { pointerId }: ReactPointerEvent,
  { onMove, onEnd, canEscape = () => true }: FollowOptions,
): AbortController {
  const stop = new AbortController()
  const { signal } = stop
  const end = (isDone: boolean) => {
    stop.abort()
    onEnd({ isDone })
  }
  const hear = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (event: PointerEvent) => void) =>
    document.addEventListener(type, (event) => event.pointerId === pointerId && act(event), { signal })
  hear('pointermove', (event) => (event.buttons === 0 ? end(false) : onMove(event)))
  hear('pointerup', () => end(true))
  hear('pointercancel', () => end(false))
  document.addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape' || !canEscape()) return
      key.stopPropagation()
      end(false)
    },
    { signal, capture: true },
  )
  return stop
}

import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react'

/** Keys pressed in the search box that wait for the rows of the typed text. */
interface Pressed {
  search: string
  /** How often ArrowDown was pressed. */
  steps: number
  /** Whether Enter was pressed last. */
  isOpening: boolean
}

interface SearchKeys {
  input: RefObject<HTMLInputElement | null>
  /** The search of the shown rows. */
  search: string
  /** Whether all rows of that search are shown. */
  isThere: boolean
  /** Number of rows, exact enough to tell none, one and several apart. */
  count: () => number
  /** Focuses the row at an index, from 0. */
  goTo: (at: number) => void
  open: (at: number) => void
}

/**
 * ArrowDown in the search box goes to the first row found, Enter opens the only one; ArrowDown and Enter open the first.
 * Keys wait for the answer, in order, and never act on earlier rows. Typing on, or leaving the box, discards them.
 */
export function useSearchKeys({ input, search, isThere, count, goTo, open }: SearchKeys) {
  const waiting = useRef<Pressed | null>(null)
  const [, look] = useReducer((presses: number) => presses + 1, 0)
  // After each render the rows may be those that a key waits for. Before the browser delivers the next key, which then
  // finds the active row where this key put it.
  useLayoutEffect(() => {
    const pressed = waiting.current
    if (pressed === null || pressed.search !== search || !isThere) return
    waiting.current = null
    const rows = count()
    if (rows === 0 || document.activeElement !== input.current) return
    if (pressed.steps > 0) {
      const at = Math.min(pressed.steps, rows) - 1
      goTo(at)
      if (pressed.isOpening) open(at)
    } else if (rows === 1 && search !== '') open(0)
  })
  return {
    press({ key, search: typed }: { key: 'ArrowDown' | 'Enter'; search: string }) {
      const before = waiting.current
      const steps = before?.search === typed && !before.isOpening ? before.steps : 0
      waiting.current = { search: typed, steps: steps + (key === 'ArrowDown' ? 1 : 0), isOpening: key === 'Enter' }
      look()
    },
    /** Discards keys that wait for the rows of another text. */
    typed(text: string) {
      if (waiting.current?.search !== text) waiting.current = null
    },
  }
}

export type SearchKeysHandle = ReturnType<typeof useSearchKeys>

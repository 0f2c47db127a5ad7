import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react'

/** Presses in the search box that wait for the rows of the typed text. */
interface Pressed {
  search: string
  /** How often ArrowDown was pressed. */
  steps: number
  /** Enter came last. */
  isOpening: boolean
}

interface SearchKeys {
  input: RefObject<HTMLInputElement | null>
  /** The search that the rows on screen answer. */
  search: string
  /** The rows on screen are those of that search, and all of them. */
  isThere: boolean
  /** How many rows there are, as far as one and more are to be told apart. */
  count: () => number
  /** Gives a row the focus, counted from 0. */
  goTo: (at: number) => void
  open: (at: number) => void
}

/**
 * ArrowDown in the search box leads to the first row that was found, Enter opens the only one; ArrowDown and Enter open the first.
 * Presses wait for the answer, in their order: rows that were there before are never gone to. Typing on, or leaving the box, takes them back.
 */
export function useSearchKeys({ input, search, isThere, count, goTo, open }: SearchKeys) {
  const waiting = useRef<Pressed | null>(null)
  const [, look] = useReducer((presses: number) => presses + 1, 0)
  // After each render: rows that are there by now may be those that a press waits for. Before the browser hands over the next key, which
  // finds the active row where this one put it.
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
    /** Takes back what waits for the rows of another text. */
    typed(text: string) {
      if (waiting.current?.search !== text) waiting.current = null
    },
  }
}

export type SearchKeysHandle = ReturnType<typeof useSearchKeys>

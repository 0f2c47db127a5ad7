import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { normalise } from '../internal/normalise.ts'

/** Letters typed within this time belong together, in ms. */
const typingPause = 600

const boxesIn = (list: Element | null | undefined) => [
  ...(list?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []),
]
const textOf = (box: HTMLInputElement) => normalise(box.labels?.[0]?.textContent ?? '')

/** Keys among the boxes of a list: the arrows go from one to the next, letters to the next one that begins with them. */
export function useChoiceKeys() {
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })
  /** The first at or after a place, round the end, that begins with the typed letters. */
  const found = (boxes: readonly HTMLInputElement[], text: string, from: number) =>
    boxes
      .map((_, step) => boxes[(from + step) % boxes.length])
      .find((box) => box !== undefined && textOf(box).startsWith(text))

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, timeStamp, altKey, ctrlKey, metaKey } = event
    const boxes = boxesIn(list.current)
    const at = boxes.findIndex((box) => box === event.target)
    if (at < 0 || altKey || ctrlKey || metaKey) return
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    let next = boxes[at + step]
    if (step === 0) {
      // The space presses the box.
      if (!/^\S$/u.test(key)) return
      const isGoingOn = timeStamp - typed.current.at < typingPause
      const text = (isGoingOn ? typed.current.text : '') + normalise(key)
      typed.current = { text, at: timeStamp }
      next = found(boxes, text, isGoingOn ? at : at + 1)
    }
    next?.focus()
    event.preventDefault()
  }
  return {
    list,
    onKeyDown,
    /** From a search over the list to the first of its boxes. */
    onSearchKeyDown(event: KeyboardEvent<HTMLElement>) {
      const [first] = boxesIn(list.current)
      if (event.key !== 'ArrowDown' || !first) return
      first.focus()
      event.preventDefault()
    },
  }
}

import { useEffect, useRef } from 'react'
import type { FocusEvent, RefObject } from 'react'

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

/** The progress, before the button that stops the work: a second Enter would press that. */
const whileRunning = (bar: Element) => bar.querySelector<HTMLElement>('[role="progressbar"]')

/** The button that had the focus before the work or was pressed, else the first one. */
const afterwards = (bar: Element, before: string) => {
  const buttons = [...bar.querySelectorAll<HTMLElement>('button')]
  return buttons.find((button) => nameOf(button) === before) ?? buttons[0]
}

/** Keeps the focus in a bar whose buttons give way to the progress of work and come back after it, and some of which go by their own press. */
export function useKeptFocus(bar: RefObject<HTMLElement | null>, isRunning: boolean) {
  /** The element of the bar that had the focus last. */
  const last = useRef<Element | null>(null)
  /** The name of the button that had the focus last while no work was under way. */
  const before = useRef('')
  useEffect(() => {
    const { activeElement } = document
    // A question may have been between the button and the work: the focus is then nowhere, too.
    if (!bar.current || !last.current || last.current.isConnected || activeElement !== document.body) return
    const next = isRunning ? whileRunning(bar.current) : afterwards(bar.current, before.current)
    next?.focus({ preventScroll: true })
  })
  return {
    onFocus({ target }: FocusEvent) {
      last.current = target
      if (!isRunning) before.current = nameOf(target) ?? ''
    },
  }
}

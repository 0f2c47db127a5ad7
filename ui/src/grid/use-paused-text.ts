import { useEffect, useRef, useState } from 'react'

/** In ms: shorter than a pause for thought, longer than between two letters. */
const pause = 200

/**
 * Typed text, told after a pause. Text from outside (an address, "clear") replaces it; a text that was told and comes back late does
 * not, or letters typed meanwhile would be lost.
 */
export function usePausedText(value: string, onChange: (text: string) => void) {
  const [text, setText] = useState(value)
  const [told, setTold] = useState([value])
  const [seen, setSeen] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  }, [onChange])
  useEffect(() => () => clearTimeout(timer.current), [])

  if (value !== seen) {
    setSeen(value)
    if (!told.includes(value)) setText(value)
    if (!told.includes(value) || value === told.at(-1)) setTold([value])
  }
  const tell = (next: string) => {
    clearTimeout(timer.current)
    timer.current = undefined
    setTold((before) => [...before, next])
    latest.current(next)
  }
  return {
    text,
    type(next: string) {
      setText(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => tell(next), pause)
    },
    /** Tells at once, as Enter asks for. */
    flush: () => tell(text),
    /** Tells the text that is not told yet: a user who goes on to the rows goes to those of the typed text. */
    leave() {
      if (timer.current !== undefined) tell(text)
    },
    /** Leaves the text that is not told yet untold. */
    drop() {
      clearTimeout(timer.current)
      timer.current = undefined
    },
  }
}

import { useRef } from 'react'
import { isLetter } from '../internal/rows/rows-keys.ts'
import type { TypedKey } from '../internal/rows/rows-state.ts'

/** Letters typed within this time belong together, in ms. */
const pause = 600
const ends = /^(?:Arrow|Page|Home|End|Enter|Escape)/

/** Letters typed into a tree, with those just before; null for keys that are no text. A space belongs to the letters before it. */
export function useTyping(): (event: TypedKey) => string | null {
  const typed = useRef({ text: '', at: 0 })
  return ({ key, ctrlKey, metaKey, altKey, timeStamp }) => {
    const { text, at } = typed.current
    const before = timeStamp - at < pause ? text : ''
    if (ends.test(key)) typed.current = { text: '', at }
    if (ctrlKey || metaKey || altKey || !isLetter(key) || key === '*' || (key === ' ' && before === '')) return null
    typed.current = { text: before + key, at: timeStamp }
    return typed.current.text
  }
}

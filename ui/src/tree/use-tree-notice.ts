import { useState } from 'react'

/** A message under the tree; a `quiet` one is said without being shown. */
export interface TreeNotice {
  text: string
  tone: 'done' | 'refused' | 'quiet'
}

export type Say = (text: string, tone: TreeNotice['tone']) => void

/** One message at a time, until it is dismissed or the next one comes. */
export function useTreeNotice() {
  const [notice, setNotice] = useState<TreeNotice | null>(null)
  const say: Say = (text, tone) => {
    // The same text twice would not be read out again.
    setNotice((before) => ({ text: before?.text === text ? `${text}\u00a0` : text, tone }))
  }
  return { notice, say, dismiss: () => setNotice(null) }
}

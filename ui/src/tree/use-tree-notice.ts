import { useState } from 'react'

/** What is told under the tree; `quiet` is said without being shown. */
export interface TreeNotice {
  text: string
  tone: 'done' | 'refused' | 'quiet'
}

export type Say = (text: string, tone: TreeNotice['tone']) => void

/** One thing told at a time, until it is dismissed or something else is told. */
export function useTreeNotice() {
  const [notice, setNotice] = useState<TreeNotice | null>(null)
  const say: Say = (text, tone) => {
    // The same text twice would not be read out again.
    setNotice((before) => ({ text: before?.text === text ? `${text}\u00a0` : text, tone }))
  }
  return { notice, say, dismiss: () => setNotice(null) }
}

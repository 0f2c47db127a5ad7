import { useUnit } from 'effector-react'
import { type ReactNode, useEffect } from 'react'
import { $placesHeard, needMessagesFx } from './intl.ts'

interface WordsProps {
  /** Folder of the messages, as in `MessageFiles`: `./kit/screens/deeds`. */
  of: string
  /** Shown until the messages are loaded. */
  otherwise?: ReactNode
  children: ReactNode
}

/** Loads the messages of a folder, and shows its children once they were loaded or failed to. */
export function Words({ of, otherwise = null, children }: WordsProps) {
  const [heard, need] = useUnit([$placesHeard, needMessagesFx])
  const isThere = heard.includes(of)
  useEffect(() => {
    if (!isThere) void need([of]).catch(() => undefined)
  }, [isThere, need, of])
  return isThere ? children : otherwise
}

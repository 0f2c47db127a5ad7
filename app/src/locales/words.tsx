import { useUnit } from 'effector-react'
import { type ReactNode, useEffect } from 'react'
import { $placesHeard, needMessagesFx } from './intl.ts'

interface WordsProps {
  /** The folder of the messages, as their files are found: `./kit/screens/deeds`. */
  of: string
  /** Stands until then. */
  otherwise?: ReactNode
  children: ReactNode
}

/** What brings its own messages when it opens: it stands once they are there. */
export function Words({ of, otherwise = null, children }: WordsProps) {
  const [heard, need] = useUnit([$placesHeard, needMessagesFx])
  const isThere = heard.includes(of)
  useEffect(() => {
    if (!isThere) void need([of]).catch(() => undefined)
  }, [isThere, need, of])
  return isThere ? children : otherwise
}

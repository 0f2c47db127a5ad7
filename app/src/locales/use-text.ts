import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $areAllHeard, $text, allMessagesNeeded, type Text } from './intl.ts'

/** The function that formats messages in the user's language. */
export const useText = (): Text => useUnit($text)

/** The same, for parts that name every screen: it loads the messages of all views. Until they are there, or could not be had, `isWhole` is false and names are as the wire has them. */
export function useAllWords(): { text: Text; isWhole: boolean } {
  const [text, isWhole, need] = useUnit([$text, $areAllHeard, allMessagesNeeded])
  useEffect(() => {
    need()
  }, [need])
  return { text, isWhole }
}

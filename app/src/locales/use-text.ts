import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $text, allMessagesNeeded, type Text } from './intl.ts'

/** The function that says messages in the user's language. */
export const useText = (): Text => useUnit($text)

/** The same, for what speaks of every screen: the messages of all views are brought. */
export function useAllWords(): Text {
  const [text, need] = useUnit([$text, allMessagesNeeded])
  useEffect(() => {
    need()
  }, [need])
  return text
}

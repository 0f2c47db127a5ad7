import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $text, allMessagesNeeded, type Text } from './intl.ts'

/** The function that formats messages in the user's language. */
export const useText = (): Text => useUnit($text)

/** The same, for parts that name every screen: it loads the messages of all views. */
export function useAllWords(): Text {
  const [text, need] = useUnit([$text, allMessagesNeeded])
  useEffect(() => {
    need()
  }, [need])
  return text
}

import { useUnit } from 'effector-react'
import { $text, type Text } from './intl.ts'

/** The function that says messages in the user's language. */
export const useText = (): Text => useUnit($text)

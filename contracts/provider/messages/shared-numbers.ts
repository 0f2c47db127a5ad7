import type { MessageKey } from './messages.ts'

/** Refusals with their own message but the number of another refusal. */
export const sharedNumbers = { emptyFile: 'R32', commonPassword: 'R12' } as const satisfies Partial<
  Record<MessageKey, MessageKey>
>

const isShared = (key: MessageKey): key is keyof typeof sharedNumbers => Object.hasOwn(sharedNumbers, key)

/** The number of a refusal; any other message keeps its own name. */
export const numberOf = (key: MessageKey): MessageKey => (isShared(key) ? sharedNumbers[key] : key)

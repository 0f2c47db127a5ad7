import type { MessageKey } from './messages.ts'

/** Refusals that have words of their own, and the number of another. */
export const sharedNumbers = { emptyFile: 'R32', commonPassword: 'R12' } as const satisfies Partial<
  Record<MessageKey, MessageKey>
>

const isShared = (key: MessageKey): key is keyof typeof sharedNumbers => Object.hasOwn(sharedNumbers, key)

/** The number a refusal is known by; what is no refusal is known by its own name. */
export const numberOf = (key: MessageKey): MessageKey => (isShared(key) ? sharedNumbers[key] : key)

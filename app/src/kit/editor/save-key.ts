import type { AnyRow } from './context.ts'
import { same } from './equal.ts'

/** A save that went out: what was sent, under which key. */
export interface Attempt {
  input: AnyRow
  key: string
}

/** A key that no other save has; it needs no secure context. */
export const newSaveKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The key of a save: what was lost and is sent again as it was bears the same one, so that it is done once. */
export const keyOf = (lost: Attempt | null | undefined, { input, key }: Attempt): string => (lost && same(lost.input, input) ? lost.key : key)

import type { AnyRow, Values } from './context.ts'
import { same } from './equal.ts'

/** Under it the values of a form, and so its draft, hold its records that went out. No call has such a name: it is never sent. */
const sentName = '*sent'

/** One of the records of a form that went out. */
export interface SentRecord {
  /** The field and the value that make it. */
  field: string
  value: unknown
  /** What the user had put in the other fields. */
  typed: Values
  input: AnyRow
  /** `Idempotency-Key` of its save. */
  key: string
  /** When it first went out under that key: an ISO instant. */
  at: string
  isSaved?: boolean
}

/** Milliseconds a server keeps to a key. */
const keyLife = 86_400_000
/** Whether a server still keeps to the key of what went out then. */
export const isKeyKept = ({ at }: { at: string }, now: string): boolean => Date.parse(now) - Date.parse(at) < keyLife

export const sentOf = (values: Values): readonly SentRecord[] => {
  const sent = values[sentName]
  return Array.isArray(sent) ? (sent as SentRecord[]) : []
}

/** What went out for a value, while its key holds. */
export const sentBefore = (values: Values, field: string, value: unknown, now: string): SentRecord | undefined =>
  sentOf(values).find((one) => one.field === field && same(one.value, value) && isKeyKept(one, now))

export const isOneOf = (one: SentRecord, sent: readonly SentRecord[]): boolean =>
  sent.some(({ field, value }) => field === one.field && same(value, one.value))

/** What changes in the values of a form where these records count as not sent. */
export const withoutSent = (values: Values, sent: readonly SentRecord[]): Values => ({
  [sentName]: sentOf(values).filter((one) => !isOneOf(one, sent)),
})

/** What changes in the values of a form where these records stand so. */
export const withSent = (values: Values, sent: readonly SentRecord[]): Values => ({
  [sentName]: [...sentOf(withoutSent(values, sent)), ...sent],
})

/** The values of a form of which some records were saved, without what makes those. */
export function withoutSaved(values: Values): Values {
  const saved = sentOf(values).filter(({ isSaved }) => isSaved)
  const left = saved.map(({ field }) => {
    const value = values[field]
    const others = [value ?? []]
      .flat()
      .filter((one) => !saved.some((other) => other.field === field && same(other.value, one)))
    return [field, Array.isArray(value) ? others : (others[0] ?? null)]
  })
  return saved.length > 0 ? { ...values, ...withoutSent(values, saved), ...Object.fromEntries(left) } : values
}

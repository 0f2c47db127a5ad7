import { type AnyRow, isRecord } from '../place/row.ts'
import type { Values } from './context.ts'
import type { Attempt, Editing } from './editing.ts'

/** Values that were typed and not saved, or sent without an answer. A draft holds no secret. */
export interface Draft {
  /** The record as the editor was opened on it, which a save of this draft changes; null for a new one. */
  base: AnyRow | null
  /** Only values that the user and the console put in the fields. */
  values: Values
  /** Fields the user changed. */
  touched: readonly string[]
  /** When it was last typed in: an ISO instant. */
  at: string
  /** Saves without an answer: their outcome is not known. */
  sent: readonly Attempt[]
  /** `Idempotency-Key` of those saves; null where none was sent. */
  key: string | null
  /** Outcome of the save before these values: it created a record, or changed one. */
  since: Editing['since']
  /** Another new record was to follow the save that has no answer. */
  isAgain?: true
  /** Fields that were filled, and that no draft keeps: secrets and files. */
  left: readonly string[]
}

/** The user of a draft, and the place it was typed at. */
export interface DraftPlace {
  login: string
  /** View, action and the record's key. */
  place: string
}

/** A draft as it is kept. */
export interface KeptDraft extends DraftPlace {
  draft: Draft
}

/** Values that may be written to a disk: files are chosen again, secrets typed again. */
export const keptValues = (values: Values, secrets: readonly string[] = []): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !(value instanceof Blob) && !secrets.includes(name)),
  )

const keptAttempt = ({ input, typed, isWhole, ...attempt }: Attempt, secrets: readonly string[]): Attempt => {
  const kept = keptValues(input, secrets)
  return {
    ...attempt,
    input: kept,
    typed: keptValues(typed, secrets),
    isWhole: isWhole && Object.keys(kept).length === Object.keys(input).length,
  }
}

/** The draft of an editor; null while there is nothing in it that could be kept. */
export function draftOf(
  { base, typed, touched, sent, key, since, retype, secrets, typedAt, isAsOpened, isAgain }: Editing,
  at: string,
): Draft | null {
  const values = keptValues(typed, secrets)
  const kept = touched.filter((name) => Object.hasOwn(values, name))
  if ((kept.length === 0 || isAsOpened) && sent.length === 0) return null
  const left = touched.filter((name) => !kept.includes(name) && typed[name] !== '' && typed[name] !== null)
  return {
    base,
    values,
    touched: kept,
    at: typedAt ?? at,
    sent: sent.map((one) => keptAttempt(one, secrets)),
    key,
    since,
    ...(isAgain && sent.length > 0 ? { isAgain } : {}),
    left: [...new Set([...retype, ...left])],
  }
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

function readAttempt(kept: unknown): Attempt[] {
  if (!isRecord(kept)) return []
  const { input, typed, at, isWhole, before } = kept
  if (!isRecord(input) || !isRecord(typed) || typeof at !== 'string') return []
  return [{ input, typed, at, isWhole: isWhole === true, before: Array.isArray(before) ? (before as unknown[]) : [] }]
}

/** A draft as it may be used; null for any other value found there. A draft without its base is none: it would overwrite unseen. */
export function readDraft(kept: unknown): Draft | null {
  if (!isRecord(kept) || !('base' in kept)) return null
  const { base, values, touched, at, key, since, left, sent, lost, isAgain } = kept
  if (!(base === null || isRecord(base)) || !isRecord(values) || !Array.isArray(touched) || typeof at !== 'string')
    return null
  // An older console kept one save without an answer, and not the values of the fields then.
  const older = isRecord(lost)
    ? [{ input: lost, typed: values, at, isWhole: texts(left).length === 0, before: [] }]
    : []
  return {
    base,
    values,
    touched: texts(touched),
    at,
    sent: Array.isArray(sent) ? sent.flatMap(readAttempt) : older,
    key: typeof key === 'string' ? key : null,
    ...(isAgain === true ? { isAgain } : {}),
    since: since === 'created' || since === 'changed' ? since : null,
    left: texts(left),
  }
}

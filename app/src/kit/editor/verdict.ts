import { type CallFailure, mayBeDone } from '@ronde/contracts/wire'
import { type AnyRow, isRecord } from '../place/row.ts'
import { same } from './equal.ts'

/** Verdict on a save without an answer, or on one that came too late, after the record was read again. */
export type Verdict =
  /** The save was done: the record as it is now. */
  | { kind: 'saved'; value: AnyRow }
  /** The record was not found: the same values may be sent again. */
  | { kind: 'absent' }
  /** The record has changed, and does not hold the values that were sent. */
  | { kind: 'changed'; theirs: AnyRow }
  /** The record was deleted. */
  | { kind: 'gone' }

/** Whether a save may have been done although no answer that proves it came back. A 503 counts, even with words: an editor asks under the key it has. */
export const isLost = (failure: CallFailure): boolean => mayBeDone(failure) || failure.status === 503

/** Whether a failed save was certainly not done: a server that broke may have broken after it. */
export const isRefused = (failure: CallFailure): boolean => !isLost(failure) && (failure.status ?? 0) < 500

const stamp = 'dtModification'
const isNothing = (value: unknown) => value === undefined || value === null || value === ''

/** Whether a value of a record equals the one that was sent for it. A record tells more of a chosen row than its key; of several chosen ones it tells all, in any order. */
function holds(there: unknown, sent: unknown): boolean {
  if (isNothing(sent)) return isNothing(there)
  if (Array.isArray(sent)) {
    const rest = Array.isArray(there) ? ([...there] as unknown[]) : []
    if (rest.length !== sent.length) return false
    return sent.every((one) => {
      const found = rest.findIndex((other) => holds(other, one))
      if (found >= 0) rest.splice(found, 1)
      return found >= 0
    })
  }
  if (isRecord(sent)) return isRecord(there) && Object.entries(sent).every(([name, value]) => holds(there[name], value))
  return same(there, sent)
}

/** Whether a record holds all values that were sent, as far as it was not asked for by them. A value it does not tell, such as a password, proves nothing. */
export const bears = (row: AnyRow, sent: AnyRow, asked?: unknown): boolean => {
  const isAsked = (name: string) => !Object.hasOwn(row, name) && isRecord(asked) && same(asked[name], sent[name])
  const names = Object.keys(sent).filter((name) => name !== stamp && !isAsked(name))
  return names.length > 0 && names.every((name) => Object.hasOwn(row, name) && holds(row[name], sent[name]))
}

/** The rows of an answer: a record, or the list it would stand in. */
export const rowsIn = (answer: unknown): AnyRow[] => [answer].flat().filter((row) => isRecord(row))

interface Looked {
  /** The record as the editor was opened on it; null for a new one. */
  base: AnyRow | null
  sent: AnyRow
  /** Input of the reading, with keys that records need not tell; its answer: a record, or the list it would stand in. */
  asked?: unknown
  answer: unknown
  /** The record's key field. */
  key: string
  /** Keys of records that were there before it was sent. */
  before?: readonly unknown[]
}

/** Judges whether the values that were sent are there. */
export function judge({ base, sent, asked, answer, key, before = [] }: Looked): Verdict {
  const rows = rowsIn(answer)
  if (base === null) {
    const made = rows.find((row) => bears(row, sent, asked) && !before.some((known) => same(known, row[key])))
    return made ? { kind: 'saved', value: made } : { kind: 'absent' }
  }
  const now = rows.find((row) => same(row[key], base[key]))
  if (!now) return { kind: 'gone' }
  const isStamped = typeof base[stamp] === 'string' && typeof now[stamp] === 'string'
  if (isStamped && same(now[stamp], base[stamp])) return { kind: 'absent' }
  if (bears(now, sent, asked)) return { kind: 'saved', value: now }
  return !isStamped && same(now, base) ? { kind: 'absent' } : { kind: 'changed', theirs: now }
}

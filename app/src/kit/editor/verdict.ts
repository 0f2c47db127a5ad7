import { mayBeDone } from '@ronde/contracts/wire'
import type { AnyRow } from './context.ts'
import { same } from './equal.ts'

/** What a look at the server told of a save without an answer, or of one that came too late. */
export type Verdict =
  /** It was saved: the record as it stands. */
  | { kind: 'saved'; value: AnyRow }
  /** It was not: the same may be sent again. */
  | { kind: 'absent' }
  /** The record is another one now, and not what was sent. */
  | { kind: 'changed'; theirs: AnyRow }
  /** The record is not there any more. */
  | { kind: 'gone' }

/** Whether a save may have been done although no answer that proves it came back. */
export const isLost = mayBeDone

const stamp = 'dtModification'
const isScalar = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** Whether a record holds what was sent, as far as it can be compared. */
export function bears(row: AnyRow, sent: AnyRow): boolean {
  const names = Object.keys(sent).filter((name) => name !== stamp && Object.hasOwn(row, name) && isScalar(row[name]) && isScalar(sent[name]))
  return names.length > 0 && names.every((name) => same(row[name], sent[name]))
}

const isRow = (value: unknown): value is AnyRow => typeof value === 'object' && value !== null

interface Looked {
  /** The record as the editor was opened on it; null for a new one. */
  base: AnyRow | null
  sent: AnyRow
  /** What the look answered: a record, or the list it would stand in. */
  answer: unknown
  /** The record's key field. */
  key: string
}

/** Tells whether what was sent is there. */
export function judge({ base, sent, answer, key }: Looked): Verdict {
  const rows = (Array.isArray(answer) ? answer : [answer]).filter(isRow)
  if (base === null) {
    const made = rows.find((row) => bears(row, sent))
    return made ? { kind: 'saved', value: made } : { kind: 'absent' }
  }
  const now = rows.find((row) => same(row[key], base[key]))
  if (!now) return { kind: 'gone' }
  const isStamped = typeof base[stamp] === 'string' && typeof now[stamp] === 'string'
  if (isStamped && same(now[stamp], base[stamp])) return { kind: 'absent' }
  if (bears(now, sent)) return { kind: 'saved', value: now }
  return !isStamped && same(now, base) ? { kind: 'absent' } : { kind: 'changed', theirs: now }
}

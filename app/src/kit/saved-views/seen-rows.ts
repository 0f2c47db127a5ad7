import { isRecord } from '../editor/kept-draft.ts'
import type { AnyRow } from '../place/row.ts'

/** Rows that a view shows. */
export interface ShownRows {
  total: number
  /** Their keys; null where they are too many to keep. */
  keys: readonly string[] | null
}

/** Those that it showed when it was last looked at. */
export interface SeenRows extends ShownRows {
  /** When, in ms of the day's clock. */
  at: number
}

/** What the views of a list on the home showed, by `viewId`. */
export type SeenViews = Readonly<Record<string, SeenRows>>

/** Keys that are kept of a view: 1,000 of them are some 40 kB of the browser's storage. */
const mostKeys = 1_000

const isSeen = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.at === 'number' &&
  typeof value.total === 'number' &&
  (value.keys === null || (Array.isArray(value.keys) && value.keys.every((key) => typeof key === 'string')))

export const areSeenViews = (value: unknown): value is SeenViews =>
  isRecord(value) && Object.values(value).every((seen) => isSeen(seen))

/** Rows as they are compared. `total`: of a list whose rows are not all there. */
export const shownRows = (
  rows: readonly AnyRow[],
  keyOf: (row: AnyRow) => string,
  total: number = rows.length,
): ShownRows => ({ total, keys: total <= mostKeys && rows.length === total ? rows.map((row) => keyOf(row)) : null })

/** How many rows have come since. Where the keys are not known, as many as there are more. */
export function newSince(seen: ShownRows, now: ShownRows): number {
  const { keys } = seen
  if (keys === null || now.keys === null) return Math.max(0, now.total - seen.total)
  const known = new Set(keys)
  return now.keys.filter((key) => !known.has(key)).length
}

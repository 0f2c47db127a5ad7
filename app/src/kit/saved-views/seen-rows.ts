import { type AnyRow, isRecord } from '../place/row.ts'

/** Rows that a view shows. */
export interface ShownRows {
  total: number
  /** Keys of the rows; null where there are too many to keep. */
  keys: readonly string[] | null
}

/** Rows the view showed when last opened. */
export interface SeenRows extends ShownRows {
  /** Time of day of the opening, in ms. */
  at: number
}

/** Rows that the pinned views of a list showed when last opened, by `viewId`. */
export type SeenViews = Readonly<Record<string, SeenRows>>

/** Most keys kept for a view: 1,000 take about 40 kB of the browser's storage. */
const mostKeys = 1_000

const isSeen = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.at === 'number' &&
  typeof value.total === 'number' &&
  (value.keys === null || (Array.isArray(value.keys) && value.keys.every((key) => typeof key === 'string')))

export const areSeenViews = (value: unknown): value is SeenViews =>
  isRecord(value) && Object.values(value).every((seen) => isSeen(seen))

/** Rows in the form that is compared. `total`: of a list whose rows are not all loaded. */
export const shownRows = (
  rows: readonly AnyRow[],
  keyOf: (row: AnyRow) => string,
  total: number = rows.length,
): ShownRows => ({ total, keys: total <= mostKeys && rows.length === total ? rows.map((row) => keyOf(row)) : null })

/** Number of rows that are new since; without keys, the growth of the number of rows. */
export function newSince(seen: ShownRows, now: ShownRows): number {
  const { keys } = seen
  if (keys === null || now.keys === null) return Math.max(0, now.total - seen.total)
  const known = new Set(keys)
  return now.keys.filter((key) => !known.has(key)).length
}

import { createEvent, createStore } from 'effector'
import { sessionClosed } from '../../session/session.ts'
import type { AnyRow } from '../place/row.ts'
import { plain } from './columns.ts'

/** The rows of a list as the user sees them, of which each has a home: all of them, or those that are there around him. */
export interface Trail {
  /** Path of the homes. */
  readonly path: string
  /** The field of the rows' key, which the address of a home names. */
  readonly key: string
  readonly rows: readonly AnyRow[]
  /** Place of the first of them in the list. */
  readonly from: number
  /** Rows of the whole list. */
  readonly total: number
  /** Address of a row's home. */
  readonly hrefOf: (row: AnyRow) => string | undefined
}

/** A list shows its rows, in this order. */
export const trailShown = createEvent<Trail>()

/** The last list of each kind of home. */
export const $trails = createStore<Readonly<Record<string, Trail>>>({}, { serialize: 'ignore' })
  .on(trailShown, (trails, trail) => ({ ...trails, [trail.path]: trail }))
  .reset(sessionClosed)

/** A record of a list: its key, and the query of its home. */
interface Stop {
  readonly key: string
  readonly query: string
}

/** The part of a list around one of its records, as a tab keeps it over a reload. */
export interface Stretch {
  readonly stops: readonly Stop[]
  /** Place of the first of them in the list. */
  readonly from: number
  /** Rows of the whole list. */
  readonly total: number
}

/** Records on each side of the one that is shown. */
const reach = 200

/** The part of a list around a record; null where the record is none of it. */
export function stretchOf({ rows, key, from: before, total, hrefOf }: Trail, of: string): Stretch | null {
  const at = rows.findIndex((row) => plain(row[key]) === of)
  if (at < 0) return null
  const from = Math.max(0, at - reach)
  const stops = rows
    .slice(from, at + reach + 1)
    .map((row) => ({ key: plain(row[key]), query: hrefOf(row)?.split('?')[1] ?? '' }))
  return { stops, from: before + from, total }
}

/** Where a record stands in its list, and the queries of those beside it. */
export interface Step {
  /** From 1. */
  readonly at: number
  readonly total: number
  readonly previous: string | null
  readonly next: string | null
}

/** The step of a record; null where the stretch does not have it, or it stands alone. */
export function stepIn({ stops, from, total }: Stretch, of: string): Step | null {
  const at = stops.findIndex(({ key }) => key === of)
  if (at < 0 || total < 2) return null
  return {
    at: from + at + 1,
    total,
    previous: stops[at - 1]?.query ?? null,
    next: stops[at + 1]?.query ?? null,
  }
}

/** A kept stretch, or null for anything else: anybody may have written it. */
export function readStretch(kept: string | null): Stretch | null {
  try {
    const { stops, from, total } = JSON.parse(kept ?? 'null') as Partial<Record<keyof Stretch, unknown>>
    if (!Array.isArray(stops) || typeof from !== 'number' || typeof total !== 'number') return null
    const right = stops.filter(
      (stop): stop is Stop =>
        typeof (stop as Partial<Stop> | null)?.key === 'string' && typeof (stop as Partial<Stop>).query === 'string',
    )
    return { stops: right, from, total }
  } catch {
    return null
  }
}

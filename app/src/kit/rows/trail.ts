import { createEvent, createStore } from 'effector'
import { sessionClosed } from '../../session/session.ts'
import type { AnyRow } from '../place/row.ts'
import { plain } from './columns.ts'

/** The rows of a list as shown, whose records have homes: all of them, or the loaded ones around those in sight. */
export interface Trail {
  /** Path of the rows' homes. */
  readonly path: string
  /** The field of the rows' key, which the address of a home names. */
  readonly key: string
  readonly rows: readonly AnyRow[]
  /** Place of the first of them in the list, from 0. */
  readonly from: number
  /** Number of rows in the whole list. */
  readonly total: number
  /** Address of a row's home. */
  readonly hrefOf: (row: AnyRow) => string | undefined
}

/** A list shows these rows, in this order. */
export const trailShown = createEvent<Trail>()

/** The last shown list for each path of homes. */
export const $trails = createStore<Readonly<Record<string, Trail>>>({}, { serialize: 'ignore' })
  .on(trailShown, (trails, trail) => ({ ...trails, [trail.path]: trail }))
  .reset(sessionClosed)

/** A record of a list: its key, and the query of its home. */
interface Stop {
  readonly key: string
  readonly query: string
}

/** The part of a list around one of its records, kept in the tab over a reload. */
export interface Stretch {
  readonly stops: readonly Stop[]
  /** Place of the first of them in the list, from 0. */
  readonly from: number
  /** Number of rows in the whole list. */
  readonly total: number
}

/** Number of records kept on each side of the current one. */
const reach = 200

/** The part of a list around a record; null where the list does not contain it. */
export function stretchOf({ rows, key, from: before, total, hrefOf }: Trail, of: string): Stretch | null {
  const at = rows.findIndex((row) => plain(row[key]) === of)
  if (at < 0) return null
  const from = Math.max(0, at - reach)
  const stops = rows
    .slice(from, at + reach + 1)
    .map((row) => ({ key: plain(row[key]), query: hrefOf(row)?.split('?')[1] ?? '' }))
  return { stops, from: before + from, total }
}

/** Place of a record in its list, and the queries of its neighbours. */
export interface Step {
  /** Place, from 1. */
  readonly at: number
  readonly total: number
  readonly previous: string | null
  readonly next: string | null
}

/** Place and neighbours of a record; null where the stretch does not contain it, or contains no other. */
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

/** A stored stretch; null when it is not valid, as anyone may have written it. */
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

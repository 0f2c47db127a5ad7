import type { Verb } from '../endpoint.ts'
import type { GivenState } from '../state.ts'
import { instant } from './formats.ts'

type Row = Readonly<Record<string, unknown>>

/** The values named by the states of an interaction. */
export interface Named {
  /** Whether a state has named this value for this field. */
  has: (field: string, value: unknown) => boolean
  /** The plain fields of the named record that contains these fields. */
  recordWith: (fields: object) => Row | undefined
}

/** Fields that are computed from other records, whatever a state says. */
const follows = /^nb[A-Z]|^hasChildren$/

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

function* rowsIn(value: unknown): Generator<Row> {
  if (Array.isArray(value)) for (const one of value) yield* rowsIn(one)
  if (!isRow(value)) return
  yield value
  for (const inner of Object.values(value)) yield* rowsIn(inner)
}

const placeOf = (field: string, value: unknown): string => `${field} ${JSON.stringify(value)}`
const plain = (row: object): [string, unknown][] =>
  Object.entries(row).filter(([field, value]) => isPlain(value) && !follows.test(field))

/** The values that states have named, which come back as set up; records changed by a write have instants of the server. */
export function namedBy(given: readonly GivenState[], verb: Verb): Named {
  const rows = given.flatMap(({ params }) => [...rowsIn(params)])
  const named = new Set(rows.flatMap((row) => plain(row).map(([field, value]) => placeOf(field, value))))
  const isOwn = (value: unknown) => verb !== 'GET' && typeof value === 'string' && instant.test(value)
  return {
    has: (field, value) => named.has(placeOf(field, value)) && !isOwn(value),
    recordWith: (fields) => {
      const wanted = Object.entries(fields).filter(([, value]) => isPlain(value))
      const found =
        wanted.length > 0 ? rows.find((row) => wanted.every(([field, value]) => row[field] === value)) : undefined
      return found && Object.fromEntries(plain(found))
    },
  }
}

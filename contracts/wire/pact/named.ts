import type { Verb } from '../endpoint.ts'
import type { GivenState } from '../state.ts'
import { instant } from './formats.ts'

type Row = Readonly<Record<string, unknown>>

/** What the states of an interaction say of what is there. */
export interface Named {
  /** Whether they have named this value under this name. */
  has: (field: string, value: unknown) => boolean
  /** The plain fields of the record they have named that has these. */
  recordWith: (fields: object) => Row | undefined
}

/** What follows from what else is there, whatever a state says of it. */
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

/** What states have named comes back as it was put there; what a write changes bears the server's instants. */
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

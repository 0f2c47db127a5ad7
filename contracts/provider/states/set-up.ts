import type { Database } from '../database/database.ts'
import type { Insertable } from 'kysely'
import type { State } from '../../wire/state.ts'
import type { Tables } from '../database/tables.ts'

/** What a set-up may work with. */
export interface SetUpContext {
  db: Database
  now: Date
  /** A token for a user that is there, as a sign-in at that moment gives it. */
  sessionToken: (idUser: number, signedInAt: Date) => Promise<string>
  /** What the directory would give somebody who signed in there. */
  directoryToken: (person: { login: string; mail: string }) => Promise<string>
  /** Whatever is asked from now on, until the next set-up, is answered 503. */
  breakDown: () => void
  /** The directory cannot be searched, until the next set-up. */
  silenceDirectory: () => void
}

/** Values made by the provider, by the names its state gives them. */
type Given = Record<string, string>

/** How one state comes about: over an empty database, nothing but what it names. */
export interface SetUp {
  readonly state: string
  readonly run: (params: unknown, context: SetUpContext) => Promise<Given | void>
}

/** Says how a state comes about. */
export const on = <Params extends object>(
  { state, gives }: State<Params>,
  run: (params: Params, context: SetUpContext) => Promise<Given | void>,
): SetUp => ({
  state,
  run: async (params, context) => {
    const given = (await run(params as Params, context)) ?? {}
    const missing = gives.filter((name) => !(name in given))
    if (missing.length > 0) throw new Error(`gave no ${missing.join(', ')}`)
    return given
  },
})

/** A record without the labels that other records give it. */
export const without = <Row extends object, Name extends keyof Row & string>(
  row: Row,
  ...names: Name[]
): Omit<Row, Name> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.some((left) => left === name))) as Omit<Row, Name>

/** A row to be: one that says no stamp gets the time at which it is put. */
type Put<Table extends keyof Tables> = Omit<Insertable<Tables[Table]>, 'dtModification'> & {
  dtModification?: string | null | undefined
}

/** A state whose parameters are one row of a table, fields and columns alike, or are made one. */
export function put<Table extends keyof Tables, Params extends Put<Table>>(declared: State<Params>, table: Table): SetUp
export function put<Table extends keyof Tables, Params extends object>(
  declared: State<Params>,
  table: Table,
  rowOf: (params: Params) => Put<Table>,
): SetUp
export function put<Table extends keyof Tables, Params extends object>(
  declared: State<Params>,
  table: Table,
  rowOf?: (params: Params) => Put<Table>,
): SetUp {
  return on(declared, async (params, { db }) => {
    const row = rowOf ? rowOf(params) : params
    await db
      .insertInto(table)
      .values(row as Insertable<Tables[Table]>)
      .execute()
  })
}

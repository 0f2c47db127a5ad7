import { type Kysely, type Selectable, sql } from 'kysely'
import type { Connection } from './database.ts'
import type { Tables } from './tables.ts'
import { notFound } from '../messages/failure.ts'

/** Column values to match rows by; null matches an empty column. */
type Alike<Table extends keyof Tables> = Readonly<Partial<Selectable<Tables[Table]>>>

const rowsAlike = (db: Connection, table: string, alike: object) =>
  Object.entries(alike).reduce(
    (rows, [column, value]) => rows.where(column, value === null ? 'is' : '=', value),
    (db as unknown as Kysely<Record<string, Record<string, unknown>>>).selectFrom(table),
  )

/** Whether a row with these values exists. */
export async function isThere<Table extends keyof Tables>(
  db: Connection,
  table: Table,
  alike: Alike<Table>,
): Promise<boolean> {
  const row = await rowsAlike(db, table, alike)
    .select(sql<number>`1`.as('one'))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Throws 404 when no row has these values. */
export async function mustBeThere<Table extends keyof Tables>(
  db: Connection,
  table: Table,
  alike: Alike<Table>,
): Promise<void> {
  if (!(await isThere(db, table, alike))) throw notFound()
}

/** The number of rows with these values. PostgreSQL gives counts as text. */
export async function countOf<Table extends keyof Tables>(
  db: Connection,
  table: Table,
  alike: Alike<Table>,
): Promise<number> {
  const { rows } = await rowsAlike(db, table, alike)
    .select(({ fn }) => fn.countAll().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

/** The last place that a row may have; those that share it stand in the order of their keys. */
export const mostPlace = 1_000_000_000

/** The place after another. */
export const placeAfter = (ordre: number): number => Math.min(ordre + 1, mostPlace)

/** The place after the last of the rows that are like this. */
export async function nextPlace<Table extends 'sysvaleur' | 'tache'>(
  db: Connection,
  table: Table,
  alike: Alike<Table>,
): Promise<number> {
  const { last } = await rowsAlike(db, table, alike)
    .select(({ fn }) => fn.max<number | null>('ordre').as('last'))
    .executeTakeFirstOrThrow()
  return placeAfter(last ?? 0)
}

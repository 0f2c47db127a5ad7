import { sql } from 'kysely'
import type { Connection } from './database.ts'
import { isPostgres } from './postgres.ts'

interface Index {
  name: string
  definition: string
}

/** The indexes that windows of lists are read in the order of, by their names. */
async function windowIndexes(db: Connection): Promise<Index[]> {
  const all = isPostgres(db)
    ? sql<Index>`select indexname as name, indexdef as definition from pg_indexes where schemaname = current_schema()`
    : sql<Index>`select name, sql as definition from sqlite_master where type = 'index' and sql is not null`
  return (await all.execute(db)).rows.filter(({ name }) => /^[a-zA-Z]+In_\w+$/.test(name))
}

/** Adds rows to what is nearly empty: the indexes of windows are made once, after them, which is faster than row by row. */
export async function addMany<Result>(db: Connection, add: () => Promise<Result>): Promise<Result> {
  const indexes = await windowIndexes(db)
  for (const { name } of indexes) await db.schema.dropIndex(name).execute()
  const result = await add()
  for (const { definition } of indexes) await sql.raw(definition).execute(db)
  return result
}

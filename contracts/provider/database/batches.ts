import { CompiledQuery, type Insertable, sql } from 'kysely'
import { asStored } from './booleans.ts'
import type { Connection } from './database.ts'
import { withKept } from './kept-columns.ts'
import { isPostgres } from './postgres.ts'
import type { Tables } from './tables.ts'

// SQLite takes 32,766 values in a statement, PostgreSQL 65,535.
const mostValues = 12_000

/** Stamp of a row that brings none. */
const longAgo = new Date(0)

/** Inserts many rows fast: the statement is made once for each size of batch. Every row has the same columns. */
export async function insertAll<Table extends keyof Tables>(
  db: Connection,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(withKept(table, first, longAgo))
  const size = Math.max(1, Math.floor(mostValues / columns.length))
  const stored = (value: unknown) => (isPostgres(db) ? (value ?? null) : asStored(value ?? null))
  const statements = new Map<number, string>()

  const statementFor = (count: number): string => {
    const row = sql`(${sql.join(columns.map(() => sql`${0}`))})`
    const names = sql.join(columns.map((column) => sql.ref(column)))
    const statement = sql`insert into ${sql.table(table)} (${names}) values ${sql.join(Array.from({ length: count }, () => row))}`
    return statement.compile(db).sql
  }

  for (let at = 0; at < rows.length; at += size) {
    const batch = rows.slice(at, at + size).map((row) => withKept(table, row, longAgo))
    const statement = statements.get(batch.length) ?? statementFor(batch.length)
    statements.set(batch.length, statement)
    const values = batch.flatMap((row) => Object.values(row).map(stored))
    await db.executeQuery(CompiledQuery.raw(statement, values))
  }
}

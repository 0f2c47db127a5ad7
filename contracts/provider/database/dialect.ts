import {
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Dialect,
  type Kysely,
  type QueryExecutorProvider,
  sql,
} from 'kysely'
import { isPostgres, postgresDialect, type PostgresLimits } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'

// Only here and in the two files named above is it known which database stands below.

/** Whether an address is PostgreSQL's, or else a file's. */
export const isPostgresAddress = (address: string): boolean => /^postgres(ql)?:\/\//.test(address)

/** The dialect of `postgres://…`, of a file, or of a database in memory (`:memory:`). Throws when a file cannot be opened. */
export const openDialect = (address: string, limits?: PostgresLimits): Dialect =>
  isPostgresAddress(address) ? postgresDialect(address, limits) : sqliteDialect(address)

/** The type of a column that holds bytes. */
export const bytes = (db: QueryExecutorProvider) => (isPostgres(db) ? sql`bytea` : sql`blob`)

/** What `SysInfo/GetAppInfo` calls the database. */
export const databaseName = (db: QueryExecutorProvider): string => (isPostgres(db) ? 'PostgreSQL' : 'SQLite')

/** A table whose primary key is the integer `key`, given by the database, never twice, unless the row brings one. */
export const tableWithIdentity = (
  db: Kysely<unknown>,
  table: string,
  key: string,
): CreateTableBuilder<string, string> =>
  db.schema.createTable(table).addColumn(key, 'integer', (column: ColumnDefinitionBuilder) => {
    const primary = column.primaryKey()
    return isPostgres(db) ? primary.generatedByDefaultAsIdentity() : primary.autoIncrement()
  })

/** Empties the tables, and numbers start from 1 again. */
export async function emptyTables(db: Kysely<unknown>, tables: readonly string[]): Promise<void> {
  if (isPostgres(db)) {
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} restart identity cascade`.execute(db)
    return
  }
  await db.transaction().execute(async (trx) => {
    // All rows are deleted, so the order of deletion does not matter.
    await sql`pragma defer_foreign_keys = on`.execute(trx)
    for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(trx)
    await sql`delete from sqlite_sequence`.execute(trx)
  })
}

/** PostgreSQL's lock for those who would make the schema or the first data at once: any number, but always the same. */
const preparation = 7_236_001

/** Does what only one process at a time may do to a database. */
export async function alone<Result>(db: Kysely<unknown>, work: () => Promise<Result>): Promise<Result> {
  if (!isPostgres(db)) return work()
  return db.connection().execute(async (connection) => {
    // Another server may fill the database for minutes.
    await sql`set lock_timeout = 0`.execute(connection)
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${sql.lit(preparation)})`.execute(connection)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(preparation)})`.execute(connection)
      // Back to the limit that the pool has set.
      await sql`reset lock_timeout`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

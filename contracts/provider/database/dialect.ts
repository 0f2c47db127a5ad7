import SqliteDatabase from 'better-sqlite3'
import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Dialect, type Kysely, sql, SqliteDialect } from 'kysely'

// The only file that knows which database stands below. PostgreSQL takes SQLite's place by other bodies here:
// a PostgresDialect, `generatedByDefaultAsIdentity()` and `truncate … restart identity cascade`.

/** What `SysInfo/GetAppInfo` calls the database. */
export const databaseName = 'SQLite'

/** Opens the dialect of a file, or of a database in memory (`:memory:`). Throws when the file cannot be opened. */
export function openDialect(file: string): Dialect {
  const database = new SqliteDatabase(file)
  database.pragma('journal_mode = WAL')
  // With WAL, NORMAL loses no committed write when the process dies, only, at worst, when the machine does.
  database.pragma('synchronous = NORMAL')
  database.pragma('foreign_keys = ON')
  database.pragma('busy_timeout = 5000')
  return new SqliteDialect({ database })
}

/** A number the database gives, never given twice. */
export const identity = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.primaryKey().autoIncrement()

/** A table whose primary key is the integer `key`, given by the database unless the row brings one. */
export const tableWithIdentity = (db: Kysely<unknown>, table: string, key: string): CreateTableBuilder<string, string> =>
  db.schema.createTable(table).addColumn(key, 'integer', identity)

/** Empties the tables, and numbers start from 1 again. */
export async function emptyTables(db: Kysely<never>, tables: readonly string[]): Promise<void> {
  await db.connection().execute(async (connection) => {
    // All goes, so no order of deletion has to be kept.
    await sql`pragma foreign_keys = off`.execute(connection)
    try {
      for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(connection)
      await sql`delete from sqlite_sequence`.execute(connection)
    } finally {
      await sql`pragma foreign_keys = on`.execute(connection)
    }
  })
}

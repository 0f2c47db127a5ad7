import { Kysely, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import { emptyTables, openDialect } from './dialect.ts'
import { migrations } from './migrations/migrations.ts'
import { tableNames, type Tables } from './tables.ts'

/** The provider's database. Inside a transaction, ask the transaction: there is one connection, and it is taken. */
export type Database = Kysely<Tables>

/** A database or a transaction on it. */
export type Connection = Database | Transaction<Tables>

/** Opens a file, or a database in memory (`:memory:`). Throws when the file is not a database or cannot be opened. */
export const openDatabase = (file: string): Database => new Kysely<Tables>({ dialect: openDialect(file) })

/** Brings the schema up to date. Throws what the failing migration threw. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error })
}

/** Deletes every row of every table. */
export const truncate = (db: Database): Promise<void> => emptyTables(db as unknown as Kysely<never>, tableNames)

import { Kysely, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as dialect from './dialect.ts'
import { KeptColumns } from './kept-columns.ts'
import { tellStatement } from './listening.ts'
import {
  advanceIdentities,
  isPostgres,
  patienceOf,
  type PostgresLimits,
  silenceOf,
  withoutPassword,
} from './postgres.ts'
import { readMigrations } from './migrations/migrations.ts'
import { tableNames, type Tables } from './tables.ts'
import { queueWrites } from './turns.ts'

/** The provider's database. Inside a transaction, ask the transaction: there is one connection, and it is taken. */
export type Database = Kysely<Tables>

/** A database or a transaction on it. */
export type Connection = Database | Transaction<Tables>

const keepers = new WeakMap<Database, KeptColumns>()

/** The database without the types of its tables. */
const untyped = (db: Database) => db as unknown as Kysely<unknown>

/** How a database is opened. */
interface DatabaseOptions extends PostgresLimits {
  /** Listeners hear its statements, each of which costs a little more. @default false */
  isHeard?: boolean
}

/** Opens `postgres://…`, a file, or a database in memory (`:memory:`). Throws when a file is not a database or cannot be opened. */
export function openDatabase(address: string, { isHeard = false, ...limits }: DatabaseOptions = {}): Database {
  const onPostgres = dialect.isPostgresAddress(address)
  const keeper = new KeptColumns(onPostgres)
  const db = new Kysely<Tables>({
    dialect: dialect.openDialect(address, limits),
    plugins: [keeper],
    ...(isHeard ? { log: tellStatement } : {}),
  })
  keepers.set(db, keeper)
  if (onPostgres) queueWrites(db, { patience: patienceOf(limits), silence: silenceOf(limits) })
  names.set(db, onPostgres ? withoutPassword(address) : address)
  return db
}

const names = new WeakMap<Database, string>()

/** The file or address of a database, for the log. */
export const nameOf = (db: Database): string => names.get(db) ?? 'the database'

/** Makes changes bear the time of a clock of the program's own. @default the machine's */
export function keepTime(db: Database, now: () => Date): void {
  const keeper = keepers.get(db)
  if (keeper) keeper.now = now
}

/** Runs work that only one process at a time may do to a database: making its schema or its first data. Not to be nested. */
export const alone = <Result>(db: Database, work: () => Promise<Result>): Promise<Result> =>
  dialect.alone(untyped(db), work)

const migratorOf = (db: Database) => new Migrator({ db, provider: { getMigrations: readMigrations } })

/** Whether a database was made by an earlier version: some changes of the schema are in it, others to come. */
export async function isBehind(db: Database): Promise<boolean> {
  const migrations = await migratorOf(db).getMigrations()
  const done = migrations.filter(({ executedAt }) => executedAt !== undefined).length
  return done > 0 && done < migrations.length
}

/** Brings the schema up to date. Throws what the failing migration threw. */
export async function migrate(db: Database): Promise<void> {
  const { error } = await alone(db, () => migratorOf(db).migrateToLatest())
  if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error })
}

/** Deletes every row of every table. */
export const truncate = (db: Database): Promise<void> => dialect.emptyTables(untyped(db), tableNames)

/** Makes given keys go on after those that rows have brought: after every seed. */
export async function continueKeys(db: Connection): Promise<void> {
  // SQLite needs nothing: it goes on after the greatest key.
  if (isPostgres(db)) await advanceIdentities(db)
}

import { setImmediate } from 'node:timers/promises'
import { chmodSync, existsSync, statSync } from 'node:fs'
import SqliteDatabase, { type Database as Handle, type Statement } from 'better-sqlite3'
import {
  type CompiledQuery, type DatabaseConnection, type Dialect, type Driver, type QueryResult, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler,
} from 'kysely'
import { isLong } from './long.ts'
import { SqliteReaders } from './sqlite-readers.ts'
import { Turnstile } from './turnstile.ts'

/** A file that is no longer the one that was opened: what is written goes nowhere. */
export class FileGone extends Error {}

// More than the program has; made anew, should somebody make them of values.
const mostStatements = 500

/** An open file, and its statements once they are prepared. */
class Opened {
  readonly handle: Handle
  #statements = new Map<string, Statement>()

  constructor(file: string, options: SqliteDatabase.Options = {}) {
    this.handle = new SqliteDatabase(file, options)
    this.handle.pragma('busy_timeout = 5000')
    this.handle.pragma('foreign_keys = ON')
  }

  statement(sql: string): Statement {
    const known = this.#statements.get(sql)
    if (known) return known
    if (this.#statements.size >= mostStatements) this.#statements.clear()
    const statement = this.handle.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.statement(sql)
    if (statement.reader) return { rows: statement.all(parameters) as Row[] }
    const { changes, lastInsertRowid } = statement.run(parameters)
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
  }
}

const isMemory = (file: string): boolean => file === ':memory:'

/** Rows of a table that are gone through in some milliseconds: of more, somebody else goes through them. */
const manyRows = 2_000

/** Nobody but the owner reads a database. Files that SQLite puts beside it later take over its mode. */
function keepPrivate(file: string): void {
  for (const path of [file, `${file}-wal`, `${file}-shm`].filter((name) => existsSync(name))) {
    try {
      chmodSync(path, 0o600)
    } catch {
      // Somebody else's, or on a disk without modes: as its owner wants it.
    }
  }
}

/** Milliseconds of a transaction's work, after which others have their turn. */
const mostAtOnce = 10

/** One connection that writes, which transactions have to themselves, one that reads meanwhile, and threads that read long lists. */
class SqliteDriver implements Driver {
  readonly #file: string
  readonly #main: Opened
  readonly #inode: number
  #beside: Opened | undefined
  /** None for a database in memory: nobody else sees it. */
  readonly readers: SqliteReaders | null
  readonly turn = new Turnstile()
  #turnedAt = 0

  constructor(file: string) {
    this.#file = file
    this.#main = new Opened(file)
    this.readers = isMemory(file) ? null : new SqliteReaders(file)
    if (!isMemory(file)) keepPrivate(file)
    this.#main.handle.pragma('journal_mode = WAL')
    // With WAL, NORMAL loses no committed write when the process dies, only, at worst, when the machine does.
    this.#main.handle.pragma('synchronous = NORMAL')
    this.#inode = isMemory(file) ? 0 : statSync(file).ino
  }

  get main(): Opened {
    return this.#main
  }

  /** Throws when the file is no longer there: what is written now would be lost. */
  checkFile(): void {
    if (isMemory(this.#file)) return
    const { ino } = statSync(this.#file, { throwIfNoEntry: false }) ?? {}
    if (ino !== this.#inode) throw new FileGone(`${this.#file} was removed or replaced under the server`)
  }

  /** What reads while a transaction has the other connection: it sees what is committed. None for a database in memory. */
  beside(): Opened | null {
    if (isMemory(this.#file)) return null
    this.#beside ??= new Opened(this.#file, { readonly: true, fileMustExist: true })
    return this.#beside
  }

  /** Whether a table that a query names has many rows: its keys are given in order, so that the last one tells. */
  namesManyRows(sql: string): boolean {
    return [...sql.matchAll(/(?:from|join) "(\w+)"/g)].some(([, table]) => {
      try {
        return (this.#main.statement(`select max(rowid) as last from "${table}"`).pluck().get() as number) > manyRows
      } catch {
        // The name of a part of the query.
        return false
      }
    })
  }

  /** To be awaited within a transaction: one of many statements lets others have their turn now and then. */
  async letOthers(): Promise<void> {
    if (performance.now() - this.#turnedAt < mostAtOnce) return
    await setImmediate()
    this.#turnedAt = performance.now()
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this)
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const own = connection as SqliteConnection
    const leave = await this.turn.enter()
    try {
      this.checkFile()
      // At once: a transaction that begins by reading cannot become a writing one when another has written since.
      this.#main.handle.exec('begin immediate')
      own.leave = leave
    } catch (error) {
      leave()
      throw error
    }
  }

  #end(connection: DatabaseConnection, sql: 'commit' | 'rollback'): void {
    const own = connection as SqliteConnection
    // What fills the disk has rolled back already.
    if (sql === 'commit' || this.#main.handle.inTransaction) this.#main.handle.exec(sql)
    own.leave?.()
    own.leave = undefined
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#end(connection, 'commit')
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#end(connection, 'rollback')
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.readers?.close()
    this.#beside?.handle.close()
    this.#main.handle.close()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #driver: SqliteDriver
  /** Set while a transaction is open on it. */
  leave: (() => void) | undefined

  constructor(driver: SqliteDriver) {
    this.#driver = driver
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { main, readers, turn } = this.#driver
    if (this.leave) {
      await this.#driver.letOthers()
      return main.run<Row>(query)
    }
    const isReading = main.statement(query.sql).readonly
    if (!isReading) this.#driver.checkFile()
    else if (readers && isLong(query.sql) && this.#driver.namesManyRows(query.sql)) return { rows: await readers.read<Row>(query) }
    if (turn.isFree) return main.run<Row>(query)
    const beside = isReading ? this.#driver.beside() : null
    if (beside) return beside.run<Row>(query)
    const leave = await turn.enter()
    try {
      return main.run<Row>(query)
    } finally {
      leave()
    }
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncGenerator<QueryResult<Row>> {
    const readers = this.leave ? null : this.#driver.readers
    if (readers) for await (const rows of readers.stream<Row>(query, chunkSize)) yield { rows }
    else yield await this.executeQuery<Row>(query)
  }
}

class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }

  // So that a migration that is interrupted has not begun.
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

function driverOf(file: string): SqliteDriver {
  try {
    return new SqliteDriver(file)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** A file, or a database in memory (`:memory:`). Throws when it cannot be opened. */
export function sqliteDialect(file: string): Dialect {
  const driver = driverOf(file)
  return {
    createDriver: () => driver,
    createAdapter: () => new Adapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

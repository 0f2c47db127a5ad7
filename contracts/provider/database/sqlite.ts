import { chmodSync, existsSync, statSync } from 'node:fs'
import SqliteDatabase, { type Database as Handle, type Statement } from 'better-sqlite3'
import {
  type CompiledQuery, type DatabaseConnection, type Dialect, type Driver, type QueryResult, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler,
} from 'kysely'

/** A file that is no longer the one that was opened: what is written goes nowhere. */
export class FileGone extends Error {}

/** Lets one in at a time, in the order they came. */
class Turnstile {
  #last: Promise<void> | undefined

  /** Resolves with what lets the next one in. */
  async enter(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = promise
    await before
    return () => {
      if (this.#last === promise) this.#last = undefined
      resolve()
    }
  }

  get isFree(): boolean {
    return this.#last === undefined
  }
}

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

// A reader that is not asked for keeps nothing of the database back, only memory.
const mostIdleReaders = 2

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

/** One connection that writes, which transactions have to themselves, and others that read long lists beside it. */
class SqliteDriver implements Driver {
  readonly #file: string
  readonly #main: Opened
  readonly #inode: number
  readonly #idle: Opened[] = []
  readonly turn = new Turnstile()

  constructor(file: string) {
    this.#file = file
    this.#main = new Opened(file)
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

  /** A connection for one long reading: it sees what is committed when it begins. None for a database in memory. */
  reader(): Opened | null {
    if (isMemory(this.#file)) return null
    return this.#idle.pop() ?? new Opened(this.#file, { readonly: true })
  }

  giveBack(reader: Opened): void {
    if (this.#main.handle.open && this.#idle.length < mostIdleReaders) this.#idle.push(reader)
    else reader.handle.close()
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
    for (const reader of this.#idle.splice(0)) reader.handle.close()
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
    const { main, turn } = this.#driver
    if (this.leave) return main.run<Row>(query)
    if (!main.statement(query.sql).readonly) this.#driver.checkFile()
    if (turn.isFree) return main.run<Row>(query)
    const leave = await turn.enter()
    try {
      return main.run<Row>(query)
    } finally {
      leave()
    }
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncGenerator<QueryResult<Row>> {
    const reader = this.leave ? null : this.#driver.reader()
    if (!reader) {
      yield await this.executeQuery<Row>(query)
      return
    }
    try {
      let rows: Row[] = []
      for (const row of reader.statement(query.sql).iterate(query.parameters)) {
        rows.push(row as Row)
        if (rows.length < chunkSize) continue
        yield { rows }
        rows = []
      }
      yield { rows }
    } finally {
      this.#driver.giveBack(reader)
    }
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

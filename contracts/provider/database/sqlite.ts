import { setImmediate } from 'node:timers/promises'
import { chmodSync, existsSync, statSync } from 'node:fs'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryExecutorProvider,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { asStored, asTold } from './booleans.ts'
import { OpenedFile, type Prepared } from './sqlite-file.ts'
import { SqliteReaders } from './sqlite-readers.ts'
import { Turnstile } from './turnstile.ts'

/** A file that is no longer the one that was opened: what is written goes nowhere. */
export class FileGone extends Error {}

const isMemory = (file: string): boolean => file === ':memory:'

/** Rows that are read in some milliseconds; a table with more is read by a thread. */
const manyRows = 2_000

/** Makes a database readable by its owner alone. Files that SQLite creates beside it take over the mode. */
function keepPrivate(file: string): void {
  for (const path of [file, `${file}-wal`, `${file}-shm`].filter((name) => existsSync(name))) {
    try {
      chmodSync(path, 0o600)
    } catch {
      // The file belongs to another user, or the disk has no modes: its mode stays.
    }
  }
}

/** Milliseconds of a transaction's work, after which it yields to other calls. */
const mostAtOnce = 10

/** Milliseconds without a statement after which a transaction is not believed to go on. */
const longestPause = 60_000

/** One connection that writes, which transactions have to themselves, one that reads meanwhile, and threads that read long lists. */
class SqliteDriver implements Driver {
  readonly #file: string
  readonly #main: OpenedFile
  readonly #inode: number
  #beside: OpenedFile | undefined
  /** Null for a database in memory, which no other connection can open. */
  readonly readers: SqliteReaders | null
  readonly turn = new Turnstile()
  #turnedAt = 0
  #usedAt = 0

  constructor(file: string) {
    this.#file = file
    this.#main = new OpenedFile(file)
    this.readers = isMemory(file) ? null : new SqliteReaders(file)
    if (!isMemory(file)) keepPrivate(file)
    this.#main.handle.pragma('journal_mode = WAL')
    // With WAL, NORMAL loses no committed write when the process dies, only, at worst, when the machine does.
    this.#main.handle.pragma('synchronous = NORMAL')
    this.#inode = isMemory(file) ? 0 : statSync(file).ino
  }

  get main(): OpenedFile {
    return this.#main
  }

  /** Throws when the file is no longer there: what is written now would be lost. */
  checkFile(): void {
    if (isMemory(this.#file)) return
    const { ino } = statSync(this.#file, { throwIfNoEntry: false }) ?? {}
    if (ino !== this.#inode) throw new FileGone(`${this.#file} was removed or replaced under the server`)
  }

  /** What reads while a transaction has the other connection: it sees what is committed. None for a database in memory. */
  beside(): OpenedFile | null {
    if (isMemory(this.#file)) return null
    this.#beside ??= new OpenedFile(this.#file, { readonly: true, fileMustExist: true })
    return this.#beside
  }

  /** Whether a table that a statement names has many rows: its keys are given in order, so that the last one tells. */
  goesThroughManyRows({ tables }: Prepared): boolean {
    return tables.some((table) => this.#main.lastKeyOf(table) > manyRows)
  }

  /** To be awaited within a transaction: one of many statements lets others have their turn now and then. */
  async letOthers(): Promise<void> {
    this.#usedAt = performance.now()
    if (performance.now() - this.#turnedAt < mostAtOnce) return
    await setImmediate()
    this.#turnedAt = performance.now()
  }

  /** Whether a transaction is open, and goes on. */
  get isWriting(): boolean {
    return !this.turn.isFree && performance.now() - this.#usedAt < longestPause
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this)
  }

  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    const own = connection as SqliteConnection
    if (accessMode === 'read only' && !isMemory(this.#file)) {
      // Its first statement decides what it sees until its end.
      own.snapshot = new OpenedFile(this.#file, { readonly: true, fileMustExist: true })
      own.snapshot.handle.exec('begin')
      return
    }
    const leave = await this.turn.enter()
    try {
      this.checkFile()
      // At once: a transaction that begins by reading cannot become a writing one when another has written since.
      this.#main.handle.exec('begin immediate')
      own.leave = leave
      this.#usedAt = performance.now()
    } catch (error) {
      leave()
      throw error
    }
  }

  #end(connection: DatabaseConnection, sql: 'commit' | 'rollback'): void {
    const own = connection as SqliteConnection
    if (own.snapshot) {
      own.snapshot.handle.close()
      own.snapshot = undefined
      return
    }
    // A full disk has rolled the transaction back already.
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
  /** What a transaction that only reads has opened on it. */
  snapshot: OpenedFile | undefined

  constructor(driver: SqliteDriver) {
    this.#driver = driver
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.snapshot) return this.snapshot.statement(sql).run<Row>(parameters)
    const { main, readers, turn } = this.#driver
    const statement = main.statement(sql)
    if (this.leave) {
      await this.#driver.letOthers()
      return statement.run<Row>(parameters)
    }
    if (!statement.isReading) this.#driver.checkFile()
    else if (readers && statement.isLong && this.#driver.goesThroughManyRows(statement)) {
      return { rows: asTold(await readers.read<Row>({ sql, parameters: parameters.map(asStored) })) }
    }
    if (turn.isFree) return statement.run<Row>(parameters)
    const beside = statement.isReading ? this.#driver.beside() : null
    if (beside) return beside.statement(sql).run<Row>(parameters)
    const leave = await turn.enter()
    try {
      return statement.run<Row>(parameters)
    } finally {
      leave()
    }
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncGenerator<QueryResult<Row>> {
    const { sql, parameters } = query
    const readers = this.leave || this.snapshot ? null : this.#driver.readers
    if (readers)
      for await (const rows of readers.stream<Row>({ sql, parameters: parameters.map(asStored) }, chunkSize))
        yield { rows: asTold(rows) }
    else yield await this.executeQuery<Row>(query)
  }
}

class Adapter extends SqliteAdapter {
  readonly #driver: SqliteDriver

  constructor(driver: SqliteDriver) {
    super()
    this.#driver = driver
  }

  get isWriting(): boolean {
    return this.#driver.isWriting
  }

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

/** Whether it is a SQLite database with a transaction under way, for which others wait. */
export function isWriting(db: QueryExecutorProvider): boolean {
  const { adapter } = db.getExecutor()
  return adapter instanceof Adapter && adapter.isWriting
}

/** A file, or a database in memory (`:memory:`). Throws when it cannot be opened. */
export function sqliteDialect(file: string): Dialect {
  const driver = driverOf(file)
  return {
    createDriver: () => driver,
    createAdapter: () => new Adapter(driver),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

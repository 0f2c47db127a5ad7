import SqliteDatabase, { type Database as Handle, type Statement } from 'better-sqlite3'
import type { QueryResult } from 'kysely'
import { asStored, asTold, flagsAmong } from './booleans.ts'
import { isLong } from './long.ts'

// Most statements kept prepared, more than the program has; beyond it the cache is emptied.
const mostStatements = 500

/** A prepared statement, with the facts about it that are worth keeping. */
export class Prepared {
  readonly #statement: Statement
  readonly #hasRows: boolean
  readonly #flags: readonly string[]
  /** The statement only reads. */
  readonly isReading: boolean
  readonly isLong: boolean
  /** Names that may be tables; some are parts of the query (CTEs). */
  readonly tables: readonly string[]

  constructor(statement: Statement, sql: string) {
    this.#statement = statement
    this.#hasRows = statement.reader
    this.#flags = this.#hasRows ? flagsAmong(statement.columns().map(({ name }) => name)) : []
    this.isReading = statement.readonly
    this.isLong = isLong(sql)
    this.tables = this.isLong
      ? [...new Set([...sql.matchAll(/(?:from|join) "(\w+)"/g)].map(([, table = '']) => table))]
      : []
  }

  run<Row>(parameters: readonly unknown[]): QueryResult<Row> {
    const given = parameters.map(asStored)
    if (this.#hasRows) return { rows: asTold(this.#statement.all(given) as Row[], this.#flags) }
    const { changes, lastInsertRowid } = this.#statement.run(given)
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
  }
}

/** An open file, and its statements once they are prepared. */
export class OpenedFile {
  readonly handle: Handle
  readonly #statements = new Map<string, Prepared>()
  readonly #lastKeys = new Map<string, Statement | null>()

  constructor(file: string, options: SqliteDatabase.Options = {}) {
    this.handle = new SqliteDatabase(file, options)
    this.handle.pragma('busy_timeout = 5000')
    this.handle.pragma('foreign_keys = ON')
  }

  statement(sql: string): Prepared {
    const known = this.#statements.get(sql)
    if (known) return known
    if (this.#statements.size >= mostStatements) this.#statements.clear()
    const statement = new Prepared(this.handle.prepare(sql), sql)
    this.#statements.set(sql, statement)
    return statement
  }

  /** The greatest key of a table; 0 when it is empty, or no table. */
  lastKeyOf(name: string): number {
    const known = this.#lastKeys.get(name)
    const statement = known === undefined ? this.#lastKeyStatement(name) : known
    this.#lastKeys.set(name, statement)
    return (statement?.get() as number | null | undefined) ?? 0
  }

  #lastKeyStatement(name: string): Statement | null {
    try {
      return this.handle.prepare(`select max(rowid) from "${name}"`).pluck()
    } catch {
      // The name of a part of the query.
      return null
    }
  }
}

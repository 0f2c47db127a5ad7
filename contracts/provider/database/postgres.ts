import {
  type Dialect,
  type DataTypeNode,
  type OrderByItemNode,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  PostgresQueryCompiler,
  type QueryExecutorProvider,
  RawNode,
  sql,
} from 'kysely'
import { Pool, types } from 'pg'
import Cursor from 'pg-cursor'
import { PostgresPools } from './postgres-pools.ts'

// OIDs of the numbers the driver gives as text.
const int8 = 20

/** A whole number of 64 bits as a number. Throws when it would lose digits: no key does. */
function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large a number`)
  return number
}

/** Says in PostgreSQL's words what the migrations and queries say in SQLite's: whole numbers have 64 bits, text sorts by code point, null is least. */
class Compiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    const written = { integer: 'bigint', text: 'text collate "C"' }[node.dataType as string]
    if (written === undefined) super.visitDataType(node)
    else this.append(written)
  }

  // Only where a direction is given: keys, which are never null, have none, and their indexes must serve.
  protected override visitOrderByItem(node: OrderByItemNode): void {
    const { direction } = node
    if (direction === undefined || !RawNode.is(direction)) return super.visitOrderByItem(node)
    super.visitOrderByItem({ nulls: direction.sqlFragments[0] === 'desc' ? 'last' : 'first', ...node })
  }
}

/** How long a statement waits for what others hold, and a call for a connection: milliseconds. Less than a console waits for its answer. */
const patience = 20_000

/** A statement that is not done by then is in nobody's interest any more: milliseconds. */
const longestStatement = 120_000

/** What a database of PostgreSQL may be told otherwise, in tests. */
export interface PostgresLimits {
  /** Milliseconds that a write waits for a lock, and for a connection. @default 20,000 */
  patience?: number
}

/** How long a write waits: milliseconds. */
export const patienceOf = (limits: PostgresLimits = {}): number => limits.patience ?? patience

const poolOf = (
  address: string,
  { max, lockTimeout, wait }: { max: number; lockTimeout: number; wait: number },
): Pool => {
  const pool = new Pool({
    connectionString: address,
    max,
    connectionTimeoutMillis: wait,
    idleTimeoutMillis: 30_000,
    lock_timeout: lockTimeout,
    statement_timeout: longestStatement,
    application_name: 'ronde',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? wholeNumber : types.getTypeParser(oid, format),
    },
  })
  // A connection that is lost is made anew when it is needed, and whoever had it is told by his statement; without listeners it
  // would end the process. The pool's own listens only while nobody has the connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

/** The dialect of a server's pools. */
class Postgres extends PostgresDialect {
  readonly #driver: PostgresPools

  constructor(driver: PostgresPools, reads: Pool) {
    super({ pool: reads })
    this.#driver = driver
  }

  override createDriver(): PostgresPools {
    return this.#driver
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new Compiler()
  }
}

/** A database of PostgreSQL: `postgres://user:password@host:5432/name`. It is not asked before the first query. */
export function postgresDialect(address: string, limits: PostgresLimits = {}): Dialect {
  const wait = patienceOf(limits)
  const pool = (max: number, longest: number) =>
    poolOf(address, { max, lockTimeout: wait, wait: Math.min(wait, longest) })
  const reads = pool(6, 5_000)
  const driverOf = (of: Pool) => new PostgresDriver({ pool: of, cursor: Cursor })
  const driver = new PostgresPools({
    lists: driverOf(pool(10, 5_000)),
    reads: driverOf(reads),
    writes: driverOf(pool(10, wait)),
  })
  return new Postgres(driver, reads)
}

/** An address as it may be shown. */
export function withoutPassword(address: string): string {
  const url = new URL(address)
  url.password = ''
  return url.href
}

/** Whether it is PostgreSQL that stands below. */
export const isPostgres = (db: QueryExecutorProvider): boolean => db.getExecutor().adapter instanceof PostgresAdapter

interface Identity {
  table: string
  key: string
}

/** Makes the numbers that are given go on after those that rows have brought. */
export async function advanceIdentities(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<Identity>`
    select table_name as "table", column_name as "key" from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db)
  if (rows.length === 0) return
  const advanced = rows.map(({ table, key }) => {
    const last = sql`(select max(${sql.ref(key)}) from ${sql.table(table)})`
    return sql`setval(pg_get_serial_sequence(${`"${table}"`}, ${key}), coalesce(${last}, 1), ${last} is not null)`
  })
  await sql`select ${sql.join(advanced)}`.execute(db)
}

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
import { Pool, type PoolClient, types } from 'pg'
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
  /** Milliseconds after which a connection that answers nothing is given up. @default 10,000 more than a statement may take */
  silence?: number
}

/** How long a write waits: milliseconds. */
export const patienceOf = (limits: PostgresLimits = {}): number => limits.patience ?? patience

/** How long a connection may answer nothing: milliseconds. */
export const silenceOf = (limits: PostgresLimits = {}): number => limits.silence ?? longestStatement + 10_000

/**
 * Gives up a connection that answers nothing for longer than any statement may take: whoever stopped PostgreSQL or cut the wire has
 * told nobody. The driver's own `query_timeout` would leave the connection in the pool, with the statement on it.
 */
function giveUpWhenSilent(client: PoolClient, silence: number): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  let isLimited = true
  const watched = (...args: unknown[]): unknown => {
    const answer = query(...args)
    const [text] = args
    // Whoever takes the limit of statements away waits for as long as it takes: the first data of another server.
    if (text === 'set statement_timeout = 0') isLimited = false
    else if (text === 'reset statement_timeout') isLimited = true
    if (!isLimited || !(answer instanceof Promise)) return answer
    const timer = setTimeout(() => client.connection.stream.destroy(new Error('Query read timeout')), silence)
    return answer.finally(() => clearTimeout(timer))
  }
  client.query = watched as typeof client.query
}

const poolOf = (
  address: string,
  { max, lockTimeout, wait, silence }: { max: number; lockTimeout: number; wait: number; silence: number },
): Pool => {
  const pool = new Pool({
    connectionString: address,
    max,
    connectionTimeoutMillis: wait,
    idleTimeoutMillis: 30_000,
    lock_timeout: lockTimeout,
    statement_timeout: longestStatement,
    // A machine that is gone says nothing more: the system asks whether it is there.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'ronde',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? wholeNumber : types.getTypeParser(oid, format),
    },
  })
  // A connection that is lost is made anew when it is needed, and whoever had it is told by his statement; without listeners it
  // would end the process. The pool's own listens only while nobody has the connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    giveUpWhenSilent(client, silence)
  })
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
    poolOf(address, { max, lockTimeout: wait, wait: Math.min(wait, longest), silence: silenceOf(limits) })
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

import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  PostgresDriver,
  QueryResult,
  TransactionSettings,
} from 'kysely'
import { isLong } from './long.ts'

/** The drivers of a database's pools, by what their connections do. */
interface Pools {
  /** Lists and counts, which may take long. */
  lists: PostgresDriver
  /** Other reads: the check of a caller, a record. */
  reads: PostgresDriver
  /** Everything else. */
  writes: PostgresDriver
}

/** A connection from one of the pools. Its first statement decides which; it stays the same until it is given back. */
class Pooled implements DatabaseConnection {
  readonly #pools: Pools
  #held: { of: PostgresDriver; connection: DatabaseConnection } | undefined

  constructor(pools: Pools) {
    this.#pools = pools
  }

  async #hold(of: PostgresDriver): Promise<DatabaseConnection> {
    this.#held ??= { of, connection: await of.acquireConnection() }
    return this.#held.connection
  }

  #for({ query, sql }: CompiledQuery): Promise<DatabaseConnection> {
    const { lists, reads, writes } = this.#pools
    if (query.kind !== 'SelectQueryNode') return this.#hold(writes)
    return this.#hold(isLong(sql) ? lists : reads)
  }

  /** The connection of a transaction: one of those that write, unless it began as one that only reads. */
  inTransaction(): Promise<DatabaseConnection> {
    return this.#hold(this.#pools.writes)
  }

  /** The connection of a transaction that only reads. */
  reading(): Promise<DatabaseConnection> {
    return this.#hold(this.#pools.lists)
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const connection = await this.#for(query)
    return connection.executeQuery<Row>(query)
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncGenerator<QueryResult<Row>> {
    const connection = await this.#hold(this.#pools.lists)
    yield* connection.streamQuery<Row>(query, chunkSize)
  }

  async release(): Promise<void> {
    const held = this.#held
    this.#held = undefined
    await held?.of.releaseConnection(held.connection as Parameters<PostgresDriver['releaseConnection']>[0])
  }
}

/**
 * The connections of a server. Reads have some of their own, so that writes which wait for a lock leave them theirs, and lists do
 * not take those of the other reads: each call needs one to check its caller.
 */
export class PostgresPools implements Driver {
  readonly #pools: Pools

  constructor(pools: Pools) {
    this.#pools = pools
  }

  async init(): Promise<void> {
    for (const driver of Object.values(this.#pools)) await driver.init()
  }

  async acquireConnection(): Promise<Pooled> {
    return new Pooled(this.#pools)
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const pooled = connection as Pooled
    const held = await (settings.accessMode === 'read only' ? pooled.reading() : pooled.inTransaction())
    await this.#pools.writes.beginTransaction(held, settings)
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#pools.writes.commitTransaction(await (connection as Pooled).inTransaction())
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const held = await (connection as Pooled).inTransaction()
    await this.#pools.writes.rollbackTransaction(held as Parameters<PostgresDriver['rollbackTransaction']>[0])
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await (connection as Pooled).release()
  }

  async destroy(): Promise<void> {
    await Promise.all(Object.values(this.#pools).map((driver: PostgresDriver) => driver.destroy()))
  }
}

import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  PostgresDriver,
  QueryResult,
  TransactionSettings,
} from 'kysely'

/** A connection of one of two pools: which one, its first statement says. It is that one until it is given back. */
class Pooled implements DatabaseConnection {
  readonly #reads: PostgresDriver
  readonly #writes: PostgresDriver
  #held: { of: PostgresDriver; connection: DatabaseConnection } | undefined

  constructor(reads: PostgresDriver, writes: PostgresDriver) {
    this.#reads = reads
    this.#writes = writes
  }

  async #hold(of: PostgresDriver): Promise<DatabaseConnection> {
    this.#held ??= { of, connection: await of.acquireConnection() }
    return this.#held.connection
  }

  #for({ query }: CompiledQuery): Promise<DatabaseConnection> {
    return this.#hold(query.kind === 'SelectQueryNode' ? this.#reads : this.#writes)
  }

  /** The connection that writes. */
  writing(): Promise<DatabaseConnection> {
    return this.#hold(this.#writes)
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const connection = await this.#for(query)
    return connection.executeQuery<Row>(query)
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncGenerator<QueryResult<Row>> {
    const connection = await this.#for(query)
    yield* connection.streamQuery<Row>(query, chunkSize)
  }

  async release(): Promise<void> {
    const held = this.#held
    this.#held = undefined
    await held?.of.releaseConnection(held.connection as Parameters<PostgresDriver['releaseConnection']>[0])
  }
}

/** The connections of a server: reads have some of their own, so that writes which wait for a lock leave them theirs. */
export class PostgresPools implements Driver {
  readonly #reads: PostgresDriver
  readonly #writes: PostgresDriver

  constructor(reads: PostgresDriver, writes: PostgresDriver) {
    this.#reads = reads
    this.#writes = writes
  }

  async init(): Promise<void> {
    await this.#reads.init()
    await this.#writes.init()
  }

  async acquireConnection(): Promise<Pooled> {
    return new Pooled(this.#reads, this.#writes)
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await this.#writes.beginTransaction(await (connection as Pooled).writing(), settings)
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#writes.commitTransaction(await (connection as Pooled).writing())
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const held = await (connection as Pooled).writing()
    await this.#writes.rollbackTransaction(held as Parameters<PostgresDriver['rollbackTransaction']>[0])
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await (connection as Pooled).release()
  }

  async destroy(): Promise<void> {
    await Promise.all([this.#reads.destroy(), this.#writes.destroy()])
  }
}

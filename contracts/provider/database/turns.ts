import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'
import { Turnstile } from './turnstile.ts'

/** PostgreSQL's lock that a write holds from its beginning to its end: any number, but always the same. */
const turn = 7_236_002

/** A write that waited too long for those before it: 503, and asked again in a while. */
export class TooManyBefore extends Error {}

interface Queue {
  turnstile: Turnstile
  /** Milliseconds that a write waits for those of the same server. */
  patience: number
}

const queues = new WeakMap<Kysely<Tables>, Queue>()

/** Makes the writes of a database wait for each other, for so long at most. */
export function queueWrites(db: Kysely<Tables>, patience: number): void {
  queues.set(db, { turnstile: new Turnstile(), patience })
}

/**
 * Runs one write, whole or not at all, while no other runs: what its rules have read is so until it has written. SQLite has
 * one writer anyway. On PostgreSQL a write waits for those of its own server without a connection, and then for those of others.
 */
export async function inTurn<Result>(
  db: Kysely<Tables>,
  write: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const queue = queues.get(db)
  if (!queue) return db.transaction().execute(write)
  const leave = await queue.turnstile.enter(queue.patience)
  if (!leave) throw new TooManyBefore('a write waited too long for those before it')
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(turn)})`.execute(trx)
      return write(trx)
    })
  } finally {
    leave()
  }
}

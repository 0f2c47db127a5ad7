import { type Kysely, type KyselyPlugin, sql, type Transaction } from 'kysely'
import { tellWrite } from './listening.ts'
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
  /** Milliseconds after which a write without a statement is not believed to go on: longer than any statement may take. */
  silence: number
  /** When the write whose turn it is began or ended its latest statement. */
  usedAt: number
}

const queues = new WeakMap<Kysely<Tables>, Queue>()

/** Makes the writes of a database wait for each other, for so long at most. */
export function queueWrites(db: Kysely<Tables>, limits: Pick<Queue, 'patience' | 'silence'>): void {
  queues.set(db, { turnstile: new Turnstile(), usedAt: 0, ...limits })
}

const isUsed = (queue: Queue): void => {
  queue.usedAt = performance.now()
}

/** Notes when a write runs its statements. */
const noting = (queue: Queue): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    isUsed(queue)
    return node
  },
  transformResult: async ({ result }) => {
    isUsed(queue)
    return result
  },
})

/** Whether the write whose turn it is does nothing any more, while others wait for it. */
export function isStuck(db: Kysely<Tables>): boolean {
  const queue = queues.get(db)
  return queue !== undefined && !queue.turnstile.isFree && performance.now() - queue.usedAt > queue.silence
}

/** Runs readings that belong together: what they see is of one moment, and no write waits for them. */
export const atOneMoment = <Result>(
  db: Kysely<Tables>,
  read: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

async function inQueue<Result>(
  db: Kysely<Tables>,
  write: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const queue = queues.get(db)
  if (!queue) return db.transaction().execute(write)
  const leave = await queue.turnstile.enter(queue.patience)
  if (!leave) throw new TooManyBefore('a write waited too long for those before it')
  isUsed(queue)
  try {
    return await db.transaction().execute(async (plain) => {
      const trx = plain.withPlugin(noting(queue))
      await sql`select pg_advisory_xact_lock(${sql.lit(turn)})`.execute(trx)
      return write(trx)
    })
  } finally {
    leave()
  }
}

/**
 * Runs one write, whole or not at all, while no other runs: what its rules have read is so until it has written. SQLite has
 * one writer anyway. On PostgreSQL a write waits for those of its own server without a connection, and then for those of others.
 */
export const inTurn = <Result>(
  db: Kysely<Tables>,
  write: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> =>
  tellWrite((hasBegun) =>
    inQueue(db, (trx) => {
      hasBegun()
      return write(trx)
    }),
  )

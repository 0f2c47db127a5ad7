import type { Connection, Database } from '../database/database.ts'
import { isWriting } from '../database/sqlite.ts'
import { isStuck, TooManyBefore } from '../database/turns.ts'
import { within } from '../database/turnstile.ts'

// Longer than a page of the database, so that the write needs free space.
const probe = { name: 'health', value: 'x'.repeat(8_192) }

async function writeAndErase(trx: Connection): Promise<void> {
  await trx.deleteFrom('setting').where('name', '=', probe.name).execute()
  await trx.insertInto('setting').values(probe).execute()
  await trx.deleteFrom('setting').where('name', '=', probe.name).execute()
}

/** Milliseconds that a check waits for a long write before it. */
const patience = 500

/**
 * Makes a check that rejects when a write would fail; `writeRest` writes what could not be written before. Simultaneous callers
 * share one try. A long write that is under way shows that writes succeed: a check does not wait for its end.
 */
export function healthOf(db: Database, writeRest: () => Promise<void>): () => Promise<void> {
  let trying: Promise<void> | undefined
  return async () => {
    // On PostgreSQL the try has a connection of its own, and would not wait for it.
    if (isStuck(db)) throw new TooManyBefore('the write before does nothing any more')
    trying ??= db
      .transaction()
      .execute(writeAndErase)
      .then(writeRest)
      .finally(() => {
        trying = undefined
      })
    const isDone = await within(trying, patience)
    if (!isDone && !isWriting(db)) await trying
  }
}

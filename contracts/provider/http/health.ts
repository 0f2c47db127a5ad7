import type { Connection, Database } from '../database/database.ts'

// Longer than a page of the database, so that the write needs free space.
const probe = { name: 'health', value: 'x'.repeat(8_192) }

async function writeAndErase(trx: Connection): Promise<void> {
  await trx.deleteFrom('setting').where('name', '=', probe.name).execute()
  await trx.insertInto('setting').values(probe).execute()
  await trx.deleteFrom('setting').where('name', '=', probe.name).execute()
}

/** Makes a check that rejects when a write would fail. Simultaneous callers share one try. */
export function healthOf(db: Database): () => Promise<void> {
  let trying: Promise<void> | undefined
  return () => {
    trying ??= db
      .transaction()
      .execute(writeAndErase)
      .finally(() => {
        trying = undefined
      })
    return trying
  }
}

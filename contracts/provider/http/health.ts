import type { Connection, Database } from '../database/database.ts'

// Longer than a page, so that room has to be found for it.
const probe = { name: 'health', value: 'x'.repeat(8_192) }

async function writeAndErase(trx: Connection): Promise<void> {
  await trx.deleteFrom('setting').where('name', '=', probe.name).execute()
  await trx.insertInto('setting').values(probe).execute()
  await trx.deleteFrom('setting').where('name', '=', probe.name).execute()
}

/** Makes what rejects when a write would fail. Those who ask at once share one try. */
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

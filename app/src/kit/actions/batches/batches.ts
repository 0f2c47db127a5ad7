import { attach, createEvent, createStore, sample } from 'effector'
import { type Box, browserBox } from '../../../base/box.ts'
import { newKey } from '../../../base/new-key.ts'
import { $user, sessionClosed } from '../../../session/session.ts'
import { bulkEnded, type BulkRun } from '../bulk.ts'
import { batchOf, isKeptBatch, type KeptBatch } from './batch.ts'

/** As many as are kept for a login, and as many rows in all of them: the oldest go first. */
const [mostBatches, mostRows] = [100, 100_000]

/** The batch first, and of the others as many as are kept. */
export function withBatch(kept: readonly KeptBatch[], batch: KeptBatch): KeptBatch[] {
  let rows = 0
  return [batch, ...kept].slice(0, mostBatches).filter((one, at) => {
    rows += one.rows.length
    return at === 0 || rows <= mostRows
  })
}

/** Where batches are kept; tests put their own here. */
export const $batchBox = createStore<Box<KeptBatch>>(browserBox('ronde-batches', 'batches', isKeptBatch), {
  serialize: 'ignore',
})

/** The batches of this browser are to be read. */
export const batchesAsked = createEvent()

const from = { box: $batchBox, user: $user }
const readFx = attach({
  source: from,
  effect: async ({ box, user }): Promise<readonly KeptBatch[]> => (user ? box.read(user.login) : []),
})
const keepFx = attach({
  source: from,
  effect: async ({ box, user }, run: BulkRun) => {
    const batch = batchOf(run, newKey())
    if (user && batch) await box.change(user.login, (kept) => withBatch(kept, batch))
  },
})

/** The batches of the signed-in user; null until they are read. */
export const $batches = createStore<readonly KeptBatch[] | null>(null, { serialize: 'ignore' })
  .on(readFx.doneData, (_, batches) => batches)
  .reset(sessionClosed)

sample({ clock: bulkEnded, target: keepFx })
sample({ clock: batchesAsked, target: readFx })

import { createStore as createDatabase, get, update } from 'idb-keyval'
import { attach, createEvent, createStore, sample } from 'effector'
import { newKey } from '../../../base/new-key.ts'
import { $user, sessionClosed } from '../../../session/session.ts'
import { bulkEnded, type BulkRun } from '../bulk.ts'
import { batchOf, isKeptBatch, type KeptBatch } from './batch.ts'

/** As many as are kept for a login, and as many rows in all of them: the oldest go first. */
const [mostBatches, mostRows] = [100, 100_000]

/** Where batches are kept: they hold people's data, so per login and not in local storage. */
export interface BatchBox {
  read: (login: string) => Promise<readonly KeptBatch[]>
  /** Puts one first; another tab may do so at the same time. */
  add: (login: string, batch: KeptBatch) => Promise<void>
}

/** The batch first, and of the others as many as are kept. */
export function withBatch(kept: readonly KeptBatch[], batch: KeptBatch): KeptBatch[] {
  let rows = 0
  return [batch, ...kept].slice(0, mostBatches).filter((one, at) => {
    rows += one.rows.length
    return at === 0 || rows <= mostRows
  })
}

let database: ReturnType<typeof createDatabase> | undefined
const open = () => (database ??= createDatabase('ronde-batches', 'batches'))
const batchesIn = (kept: unknown): KeptBatch[] => (Array.isArray(kept) ? kept.filter(isKeptBatch) : [])

/** The browser's IndexedDB; a browser that refuses it keeps no batches, and the log still tells of them. */
const browserBatches: BatchBox = {
  read: async (login) => {
    try {
      return batchesIn(await get<unknown>(login, open()))
    } catch {
      return []
    }
  },
  add: async (login, batch) => {
    try {
      await update<unknown>(login, (kept) => withBatch(batchesIn(kept), batch), open())
    } catch {
      // Full or blocked: what was done is done all the same.
    }
  },
}

/** Batches that live as long as the page, for tests. */
export function memoryBatches(): BatchBox {
  const kept = new Map<string, KeptBatch[]>()
  return {
    read: (login) => Promise.resolve(kept.get(login) ?? []),
    add: (login, batch) => {
      kept.set(login, withBatch(kept.get(login) ?? [], batch))
      return Promise.resolve()
    },
  }
}

/** Where they are kept; tests put their own here. */
export const $batchBox = createStore<BatchBox>(browserBatches, { serialize: 'ignore' })

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
    if (user && batch) await box.add(user.login, batch)
  },
})

/** The batches of who is signed in; null until they are read. */
export const $batches = createStore<readonly KeptBatch[] | null>(null, { serialize: 'ignore' })
  .on(readFx.doneData, (_, batches) => batches)
  .reset(sessionClosed)

sample({ clock: bulkEnded, target: keepFx })
sample({ clock: batchesAsked, target: readFx })

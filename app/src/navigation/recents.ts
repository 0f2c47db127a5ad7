import { createStore as createDatabase, get, update } from 'idb-keyval'
import { attach, createEvent, createStore, sample } from 'effector'
import { $user, sessionClosed } from '../session/session.ts'

/** A record that was opened. */
export interface RecentRecord {
  /** View name of its home: `AffAffAffaireAccueil`. */
  view: string
  title: string
  /** Its reference, if it has more than its title. */
  reference: string | null
  /** Path and key. */
  address: string
}

/** As many as are kept for a login. */
export const mostRecents = 20

/** The record first, each address once, the oldest gone. */
export const withRecent = (records: readonly RecentRecord[], record: RecentRecord): RecentRecord[] =>
  [record, ...records.filter(({ address }) => address !== record.address)].slice(0, mostRecents)

/** Where they are kept: they name people's data, so per login and not in local storage. */
export interface RecentBox {
  read: (login: string) => Promise<readonly RecentRecord[]>
  /** Puts one first; another tab may do so at the same time. */
  add: (login: string, record: RecentRecord) => Promise<void>
}

let database: ReturnType<typeof createDatabase> | undefined
const open = () => (database ??= createDatabase('ronde-recents', 'records'))

const isRecord = (value: unknown): value is RecentRecord => {
  const { view, title, address, reference } = (value ?? {}) as Partial<Record<keyof RecentRecord, unknown>>
  // A kept value may be of another build, or of anybody: only addresses of the console are followed.
  return (
    typeof view === 'string' &&
    typeof title === 'string' &&
    (reference === null || typeof reference === 'string') &&
    typeof address === 'string' &&
    /^\/(?![/\\])/.test(address)
  )
}

const recordsOf = (kept: unknown): RecentRecord[] => (Array.isArray(kept) ? kept.filter(isRecord) : [])

/** The browser's IndexedDB; a browser that refuses it remembers nothing, and the console goes on. */
export const browserRecents: RecentBox = {
  read: async (login) => {
    try {
      return recordsOf(await get<unknown>(login, open()))
    } catch {
      return []
    }
  },
  add: async (login, record) => {
    try {
      await update<unknown>(login, (kept) => withRecent(recordsOf(kept), record), open())
    } catch {
      // Full or blocked: the record is open all the same.
    }
  },
}

/** Records remembered as long as the page lives, for tests and stories. */
export function memoryRecents(initial: Readonly<Record<string, readonly RecentRecord[]>> = {}): RecentBox {
  const kept = new Map(Object.entries(initial))
  return {
    read: (login) => Promise.resolve(kept.get(login) ?? []),
    add: (login, record) => {
      kept.set(login, withRecent(kept.get(login) ?? [], record))
      return Promise.resolve()
    },
  }
}

/** Where recent records are kept; tests put their own here. */
export const $recentBox = createStore<RecentBox>(browserRecents, { serialize: 'ignore' })

/** A home shows its record. */
export const recordShown = createEvent<RecentRecord>()
/** The recent records are about to be shown. */
export const recentsAsked = createEvent()

const addFx = attach({
  source: { box: $recentBox, user: $user },
  effect: async ({ box, user }, record: RecentRecord) => {
    if (user) await box.add(user.login, record)
  },
})
const readFx = attach({
  source: { box: $recentBox, user: $user },
  effect: async ({ box, user }) => ({ login: user?.login ?? null, records: user ? await box.read(user.login) : [] }),
})

sample({ clock: recordShown, target: addFx })
sample({ clock: recentsAsked, target: readFx })

/** Records the user opened of late, the last first; read anew each time it is asked for. */
export const $recents = createStore<readonly RecentRecord[]>([]).reset(sessionClosed)
// Records read for a user who has left since are not shown to the next one.
sample({
  clock: readFx.doneData,
  source: $user,
  filter: (user, { login }) => user !== null && user.login === login,
  fn: (_, { records }) => records,
  target: $recents,
})

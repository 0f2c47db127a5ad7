import { attach, createEvent, createStore, sample } from 'effector'
import { type Box, browserBox } from '../base/box.ts'
import { $user, sessionClosed } from '../session/session.ts'

/** A record that was opened. */
export interface RecentRecord {
  /** View name of its home: `AffAffAffaireAccueil`. */
  view: string
  title: string
  /** Reference of the record; null when the title is all there is. */
  reference: string | null
  /** Address of the home: path, with the record's key. */
  address: string
}

/** Most records kept for a login. */
export const mostRecents = 20

/** The records with this one first, each address once, and the oldest beyond `mostRecents` dropped. */
export const withRecent = (records: readonly RecentRecord[], record: RecentRecord): RecentRecord[] =>
  [record, ...records.filter(({ address }) => address !== record.address)].slice(0, mostRecents)

const isRecord = (value: unknown): value is RecentRecord => {
  const { view, title, address, reference } = (value ?? {}) as Partial<Record<keyof RecentRecord, unknown>>
  // A stored value may be another build's, or forged: only addresses of the console are accepted.
  return (
    typeof view === 'string' &&
    typeof title === 'string' &&
    (reference === null || typeof reference === 'string') &&
    typeof address === 'string' &&
    /^\/(?![/\\])/.test(address)
  )
}

/** Where recent records are kept; tests replace it. */
export const $recentBox = createStore<Box<RecentRecord>>(browserBox('ronde-recents', 'records', isRecord), {
  serialize: 'ignore',
})

/** A home shows its record. */
export const recordShown = createEvent<RecentRecord>()
/** The recent records are about to be shown. */
export const recentsAsked = createEvent()

const addFx = attach({
  source: { box: $recentBox, user: $user },
  effect: async ({ box, user }, record: RecentRecord) => {
    if (user) await box.change(user.login, (records) => withRecent(records, record))
  },
})
const readFx = attach({
  source: { box: $recentBox, user: $user },
  effect: async ({ box, user }) => ({ login: user?.login ?? null, records: user ? await box.read(user.login) : [] }),
})

sample({ clock: recordShown, target: addFx })
sample({ clock: recentsAsked, target: readFx })

/** Records that the user opened recently, newest first; read again at each `recentsAsked`. */
export const $recents = createStore<readonly RecentRecord[]>([]).reset(sessionClosed)
// Records read for a user who has left meanwhile are not shown to the next one.
sample({
  clock: readFx.doneData,
  source: $user,
  filter: (user, { login }) => user !== null && user.login === login,
  fn: (_, { records }) => records,
  target: $recents,
})

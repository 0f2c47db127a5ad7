import { attach, createEvent, createStore, sample } from 'effector'
import { type Box, browserBox } from '../base/box.ts'
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

/** Where recent records are kept; tests put their own here. */
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

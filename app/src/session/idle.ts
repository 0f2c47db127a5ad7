import { attach, combine, createEvent, createStore, sample } from 'effector'
import { $config } from '../config/config.ts'
import { $storage } from '../base/storage.ts'
import { readActivity, writeActivity } from './activity.ts'
import { $clock, type Reading } from './clock.ts'
import {
  type IdleClock,
  type IdleTimes,
  lookedAt,
  nextLook,
  phaseOf,
  startedClock,
  stayedAt,
  timeLeft,
  touchedAt,
} from './idle-clock.ts'
import { $isAuthenticated, $user, sessionClosed, sessionOpened } from './session.ts'
import { signOutRequested } from './session-end.ts'
import { $tellTabs, tabSaid, type TabMessage } from './tabs.ts'

/** Pointer, key or touch in this tab. */
export const touched = createEvent()
/** The user, asked at the end of the session, stays. */
export const stayed = createEvent()
/** The clock and the other tabs are to be checked: the timer fired, storage changed, or the tab is in front again. */
export const looked = createEvent()

/** Sets the one timer, which raises `looked` after `delay` ms; null: clears it. `main` sets this store. */
export const $timer = createStore<(delay: number | null) => void>(() => {}, { serialize: 'ignore' })

type Cause = 'look' | 'touch' | 'stay'
interface Look {
  cause: Cause
  /** Time of day of the activity that another tab reported. */
  told?: number
}
interface Seen {
  cause: Cause
  now: Reading
  /** Times of activity in other tabs: as reported, which may be late, then as kept in local storage. */
  heard: readonly number[]
}

const seeFx = attach({
  source: { clock: $clock, storage: $storage },
  effect: ({ clock, storage }, { cause, told }: Look): Seen => ({
    cause,
    now: clock(),
    heard: [told, readActivity(storage)].filter((at) => typeof at === 'number'),
  }),
})

const look = createEvent<Look>()
sample({
  clock: look,
  source: $isAuthenticated,
  filter: (isAuthenticated) => isAuthenticated,
  fn: (_, asked) => asked,
  target: seeFx,
})
sample({ clock: [looked, sessionOpened], fn: (): Look => ({ cause: 'look' }), target: look })
sample({ clock: touched, fn: (): Look => ({ cause: 'touch' }), target: look })
sample({ clock: stayed, fn: (): Look => ({ cause: 'stay' }), target: look })
sample({
  clock: tabSaid,
  source: $user,
  filter: (user, message) => message.kind === 'active' && message.login === user?.login,
  fn: (_, message): Look => (message.kind === 'active' ? { cause: 'look', told: message.at } : { cause: 'look' }),
  target: look,
})

const reactions = { look: (clock: IdleClock) => clock, touch: touchedAt, stay: stayedAt }

function next(before: IdleClock | null, { cause, now, heard }: Seen, times: IdleTimes): IdleClock {
  const begun = before ? lookedAt(before, now, null) : startedClock(now, heard.at(-1) ?? null)
  return reactions[cause](
    heard.reduce((clock, at) => lookedAt(clock, now, at), begun),
    now,
    times,
  )
}

const $idle = createStore<IdleClock | null>(null).reset(sessionClosed)

/** The clock was checked, with the cause. */
export const clockSeen = sample({
  clock: seeFx.doneData,
  source: { before: $idle, config: $config },
  fn: ({ before, config: { session } }, seen) => {
    const clock = next(before, seen, session)
    return {
      ...seen,
      clock,
      isNew: clock.heard === seen.now.wall && clock.heard !== seen.heard.at(-1),
      phase: phaseOf(clock, session),
    }
  },
})
$idle.on(clockSeen, (_, { clock }) => clock)

/** Seconds until the session ends, while the user is asked to stay; null otherwise. */
export const $secondsLeft = combine($idle, $config, (clock, { session }) =>
  clock !== null && phaseOf(clock, session) === 'alert' ? Math.ceil(timeLeft(clock, session) / 1000) : null,
)

const setTimerFx = attach({ source: $timer, effect: (set, delay: number | null) => set(delay) })
sample({
  clock: clockSeen,
  source: $config,
  filter: (_, { phase }) => phase !== 'over',
  fn: ({ session }, { clock }) => nextLook(clock, session),
  target: setTimerFx,
})
sample({ clock: sessionClosed, fn: () => null, target: setTimerFx })

const shareFx = attach({
  source: { storage: $storage, tell: $tellTabs, user: $user },
  effect: ({ storage, tell, user }, at: number) => {
    writeActivity(storage, at)
    const message: TabMessage | null = user && { kind: 'active', login: user.login, at }
    if (message) tell(message)
  },
})
sample({ clock: clockSeen, filter: ({ isNew }) => isNew, fn: ({ now }) => now.wall, target: shareFx })

sample({
  clock: clockSeen,
  filter: ({ phase }) => phase === 'over',
  fn: () => ({ tellServer: true, reason: 'idle' as const }),
  target: signOutRequested,
})

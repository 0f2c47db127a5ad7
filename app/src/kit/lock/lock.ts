import type { CallFailure } from '@ronde/contracts/wire'
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { callFx } from '../../base/call.ts'
import { lastCallsDue } from '../../session/session-end.ts'
import { sessionClosed, $user } from '../../session/session.ts'
import { readToken } from '../../session/token.ts'
import {
  giveBackAllFx,
  giveBackFx,
  leaveFx,
  type Lock,
  $lockCalls,
  type LockPlace,
  lookFx,
  placeKey,
  placeOf,
  takeAllFx,
  takeFx,
} from './lock-calls.ts'

export { $lockCalls, type Lock, type LockCalls, type LockPlace, placeKey } from './lock-calls.ts'

/** State of the lock of an object. */
export interface Held {
  /** Holder, this user or another; null while none is known. */
  lock: Lock | null
  /** Number of editors of this tab that need the object. */
  wanted: number
  /** Answers so far to calls that take it: an older question who holds it says nothing any more. */
  taken: number
  /** Calls on their way that take it or give it back: another beside them might arrive first. */
  running: number
  /** The last editor closed before the answer to its call came. */
  isLeaving: boolean
  /** Another user took the lock over from an editor of this tab. */
  isLost: boolean
}

/** An editor needs the object. */
export const lockWanted = createEvent<LockPlace>()
/** An editor no longer needs the object. */
export const lockReturned = createEvent<LockPlace>()
/** Those that are needed are prolonged: a lock lasts five minutes. */
export const locksProlonged = createEvent()
/** Who holds those that are needed is asked: they may have been taken over, or have become free. */
export const locksWatched = createEvent()
/** The page is left: held locks are given back, even if the page does not live on. */
export const locksDropped = createEvent()
/** The user asks again for an object that another one holds. */
export const lockAskedAgain = createEvent<LockPlace>()
export const takeOverAsked = createEvent<LockPlace>()
/** A screen shows an object: who holds it is asked. */
export const lockLookedAt = createEvent<LockPlace>()

type ByPlace = ReadonlyMap<string, Held & LockPlace>

const untouched: Held = { lock: null, wanted: 0, taken: 0, running: 0, isLeaving: false, isLost: false }
const heldAt = (all: ByPlace, place: LockPlace): Held => all.get(placeKey(place)) ?? untouched

const put = (all: ByPlace, place: LockPlace, change: (held: Held) => Partial<Held>): ByPlace => {
  const before = heldAt(all, place)
  return new Map(all).set(placeKey(place), { ...before, ...change(before), ...placeOf(place) })
}

const $login = $user.map((user) => user?.login ?? null)
const isOf = (login: string | null, { lock }: Held): boolean => lock !== null && lock.login === login

/** The server named the holder of an object; `login`: the user of this console. */
const told = sample({
  clock: [takeFx.doneData, lookFx.doneData],
  source: $login,
  fn: (login, one: LockPlace & { lock: Lock | null; taken?: number }) => ({ ...one, login }),
})
const withTaken = (all: ByPlace, place: LockPlace) => ({ ...placeOf(place), taken: heldAt(all, place).taken })

const returned = ({ wanted, running, isLost }: Held): Partial<Held> =>
  wanted > 1 ? { wanted: wanted - 1, isLost } : { wanted: 0, isLeaving: running > 0, isLost: false }

const forgotten = createEvent()
export const $locks = createStore<ByPlace>(new Map(), { serialize: 'ignore' })
  .on(lockWanted, (all, place) => put(all, place, ({ wanted }) => ({ wanted: wanted + 1, isLeaving: false })))
  .on(lockReturned, (all, place) => put(all, place, returned))
  .on([takeFx, giveBackFx], (all, place) => put(all, place, ({ running }) => ({ running: running + 1 })))
  .on(told, (all, { lock, login, taken, ...place }) =>
    put(all, place, (before) => {
      if (taken !== undefined && taken < before.taken) return {}
      const isOthers = before.wanted > 0 && lock?.login !== login
      const isLost = isOthers && (before.isLost || (lock !== null && isOf(login, before)))
      return { lock, isLost, taken: taken ?? before.taken + 1 }
    }),
  )
  .on(giveBackFx.done, (all, { params }) => put(all, params, ({ wanted }) => (wanted === 0 ? { lock: null } : {})))
  .on([takeFx.finally, giveBackFx.finally], (all, { params }) =>
    put(all, params, ({ running }) => ({ running: Math.max(0, running - 1) })),
  )
  .on(forgotten, () => new Map())

const $mine = combine({ all: $locks, login: $login })

/** Objects that are needed, and have no call on their way. */
const neededIn = (all: ByPlace): LockPlace[] =>
  [...all.values()].filter(({ wanted, running }) => wanted > 0 && running === 0).map(placeOf)
const isNeeded = (all: ByPlace, place: LockPlace): boolean =>
  heldAt(all, place).wanted > 0 && heldAt(all, place).running === 0

const kindOf = (error: Error) => (error as Partial<CallFailure>).kind
/** Whether the server may have done a call that it did not answer. */
const isUnknown = (error: Error): boolean => kindOf(error) !== 'refused' && kindOf(error) !== 'http'

sample({ clock: lockWanted, source: $locks, filter: isNeeded, fn: (_, place) => placeOf(place), target: takeFx })
sample({ clock: locksProlonged, source: $locks, fn: neededIn, target: takeAllFx })
sample({ clock: lockAskedAgain, fn: placeOf, target: takeFx })
sample({ clock: takeOverAsked, fn: (place) => ({ ...placeOf(place), force: true }), target: takeFx })
sample({ clock: lockLookedAt, source: $locks, fn: withTaken, target: lookFx })
// Refused: another user has it. On any other failure the server has no lock to give, and the console goes on without.
sample({
  clock: takeFx.fail,
  source: $locks,
  filter: (_, { error }) => kindOf(error) === 'refused',
  fn: (all, { params }) => withTaken(all, params),
  target: lookFx,
})

/** Asks for the holders of needed objects; answers those that were held and are free now. */
const watchFx = attach({
  source: $locks,
  effect: async (all) => {
    const looks = await Promise.allSettled(neededIn(all).map((place) => lookFx(withTaken(all, place))))
    return looks.flatMap((look) =>
      look.status === 'fulfilled' && look.value.lock === null && heldAt(all, look.value).lock !== null
        ? [placeOf(look.value)]
        : [],
    )
  },
})
sample({ clock: locksWatched, target: watchFx })
sample({
  clock: watchFx.doneData,
  source: $locks,
  fn: (all, places) => places.filter((place) => isNeeded(all, place)),
  target: takeAllFx,
})
// A refused save may say that another user holds the object that is changed here.
sample({
  clock: callFx.fail,
  source: $lockCalls,
  filter: (calls, { params: { endpoint }, error }) =>
    calls !== null && error.kind === 'refused' && endpoint.service !== calls.Verrouiller.service,
  target: locksWatched,
})

// The last editor that needed it gives it back, if it was ours; at once, or when the answer on its way says so.
sample({
  clock: lockReturned,
  source: $locks,
  filter: (all, place) => heldAt(all, place).wanted === 0,
  fn: (_, place) => placeOf(place),
  target: leaveFx,
})
sample({
  clock: lockReturned,
  source: $mine,
  filter: ({ all, login }, place) =>
    heldAt(all, place).wanted === 0 && heldAt(all, place).running === 0 && isOf(login, heldAt(all, place)),
  fn: (_, place) => placeOf(place),
  target: giveBackFx,
})
sample({
  clock: takeFx.finally,
  source: $mine,
  filter: ({ all, login }, asked) =>
    login !== null &&
    heldAt(all, asked.params).isLeaving &&
    (asked.status === 'done' ? isOf(login, heldAt(all, asked.params)) : isUnknown(asked.error)),
  fn: (_, { params }) => placeOf(params),
  target: giveBackFx,
})
// The object was needed again before its lock was given back.
sample({
  clock: giveBackFx.finally,
  source: $locks,
  filter: (all, { params }) => !params.isLast && isNeeded(all, params),
  fn: (_, { params }) => placeOf(params),
  target: takeFx,
})
/** Those that this page holds, or may come to hold. */
const heldBy = (login: string | null, all: ByPlace): LockPlace[] =>
  [...all.values()]
    .filter((held) => (held.wanted > 0 || held.isLeaving) && (held.running > 0 || isOf(login, held)))
    .map(placeOf)
sample({
  clock: locksDropped,
  source: $mine,
  fn: ({ all, login }) => heldBy(login, all).map((place) => ({ ...place, isLast: true })),
  target: giveBackAllFx,
})
// Editors that a session leaves open give their locks back by the token that ends.
sample({
  clock: lastCallsDue,
  source: $locks,
  fn: (all, { token }) =>
    heldBy(readToken(token)?.login ?? null, all).map((place) => ({ ...place, isLast: true, token })),
  target: giveBackAllFx,
})
// After the sample above, which reads them: samples of one moment run in the order of their definition.
sample({ clock: sessionClosed, source: $locks, fn: () => {}, target: forgotten })

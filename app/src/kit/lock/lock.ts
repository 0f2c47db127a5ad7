import type { CallFailure, Endpoint } from '@ronde/contracts/wire'
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { type Asked, callFx } from '../../base/call.ts'
import { sessionClosed, $user } from '../../session/session.ts'

/** What is locked: a kind of object, and the key of one. */
export interface LockPlace {
  readonly typeObjet: string
  readonly refObjet: string
}

/** A lock as the server tells of it. */
export interface Lock extends LockPlace {
  readonly login: string
  readonly lbUser: string
  /** Since when: an ISO instant. */
  readonly dtVerrou: string
}

/** The calls of locks. */
export interface LockCalls {
  readonly Verrouiller: Endpoint<LockPlace & { force?: boolean }, Lock>
  readonly Deverrouiller: Endpoint<LockPlace, unknown>
  readonly GetListByReference: Endpoint<LockPlace, Lock[]>
}

/** Null where the server has no locks: the console works without them, and a stale save is told by its stamp. */
export const $lockCalls = createStore<LockCalls | null>(null, { serialize: 'ignore' })

/** How a place stands. */
export interface Held {
  /** Who holds it, whoever it is; null while nobody is known to. */
  lock: Lock | null
  /** Editors of this tab that need it. */
  wanted: number
}

/** An editor needs the object. */
export const lockWanted = createEvent<LockPlace>()
/** It does not any more. */
export const lockReturned = createEvent<LockPlace>()
/** Those that are needed are prolonged: a lock lasts five minutes. */
export const locksProlonged = createEvent()
/** The page is left: what is held is given back, whatever becomes of the page. */
export const locksDropped = createEvent()
export const takeOverAsked = createEvent<LockPlace>()
/** A screen shows an object: who holds it is asked. */
export const lockLookedAt = createEvent<LockPlace>()

export const placeKey = ({ typeObjet, refObjet }: LockPlace): string => `${typeObjet} ${refObjet}`

interface Told extends LockPlace {
  lock: Lock | null
}

const quiet = <Input>(endpoint: Endpoint<Input, unknown>, input: Input, outlivesPage = false): Asked => ({ endpoint, input, isQuiet: true, outlivesPage })

const lookFx = attach({
  source: $lockCalls,
  effect: async (calls, { typeObjet, refObjet }: LockPlace): Promise<Told> => {
    const { value } = calls ? await callFx(quiet(calls.GetListByReference, { typeObjet, refObjet })) : { value: [] }
    const [lock = null] = (value ?? []) as Lock[]
    return { typeObjet, refObjet, lock }
  },
})

const takeFx = attach({
  source: $lockCalls,
  effect: async (calls, { typeObjet, refObjet, force }: LockPlace & { force?: boolean }): Promise<Told> => {
    if (!calls) return { typeObjet, refObjet, lock: null }
    const { value } = await callFx(quiet(calls.Verrouiller, { typeObjet, refObjet, ...(force ? { force } : {}) }))
    return { typeObjet, refObjet, lock: (value as Lock | undefined) ?? null }
  },
})

const giveBackFx = attach({
  source: $lockCalls,
  effect: async (calls, { typeObjet, refObjet }: LockPlace) => {
    if (calls) await callFx(quiet(calls.Deverrouiller, { typeObjet, refObjet }, true))
  },
})
const takeAllFx = createEffect(async (places: readonly LockPlace[]) => {
  await Promise.allSettled(places.map((place) => takeFx(place)))
})
const giveBackAllFx = createEffect(async (places: readonly LockPlace[]) => {
  await Promise.allSettled(places.map((place) => giveBackFx(place)))
})

type ByPlace = ReadonlyMap<string, Held & LockPlace>

const put = (all: ByPlace, place: LockPlace, change: (held: Held) => Partial<Held>): ByPlace => {
  const { typeObjet, refObjet } = place
  const before = all.get(placeKey(place)) ?? { typeObjet, refObjet, lock: null, wanted: 0 }
  return new Map(all).set(placeKey(place), { ...before, ...change(before) })
}

export const $locks = createStore<ByPlace>(new Map(), { serialize: 'ignore' })
  .on(lockWanted, (all, place) => put(all, place, ({ wanted }) => ({ wanted: wanted + 1 })))
  .on(lockReturned, (all, place) => put(all, place, ({ wanted }) => ({ wanted: Math.max(0, wanted - 1) })))
  .on([takeFx.doneData, lookFx.doneData], (all, { lock, ...place }) => put(all, place, () => ({ lock })))
  .on(giveBackFx.done, (all, { params }) => put(all, params, ({ wanted }) => (wanted === 0 ? { lock: null } : {})))
  .on(sessionClosed, () => new Map())

const wantedIn = (all: ByPlace): LockPlace[] => [...all.values()].filter(({ wanted }) => wanted > 0).map(({ typeObjet, refObjet }) => ({ typeObjet, refObjet }))

const $mine = combine($locks, $user, (all, user) => ({ all, login: user?.login ?? '' }))

sample({ clock: lockWanted, target: takeFx })
sample({ clock: locksProlonged, source: $locks, fn: wantedIn, target: takeAllFx })
sample({ clock: takeOverAsked, fn: ({ typeObjet, refObjet }) => ({ typeObjet, refObjet, force: true }), target: takeFx })
sample({ clock: lockLookedAt, target: lookFx })
// Refused: somebody else has it. Whatever else went wrong, the server has no lock to give, and the console goes on without.
sample({ clock: takeFx.fail, filter: ({ error }) => (error as Partial<CallFailure>).kind === 'refused', fn: ({ params: { typeObjet, refObjet } }) => ({ typeObjet, refObjet }), target: lookFx })
// The last editor that needed it gives it back, if it was ours.
sample({
  clock: lockReturned,
  source: $mine,
  filter: ({ all, login }, place) => all.get(placeKey(place))?.wanted === 0 && all.get(placeKey(place))?.lock?.login === login,
  fn: (_, place) => place,
  target: giveBackFx,
})
sample({
  clock: locksDropped,
  source: $mine,
  fn: ({ all, login }) => wantedIn(all).filter((place) => all.get(placeKey(place))?.lock?.login === login),
  target: giveBackAllFx,
})

import type { Endpoint } from '@ronde/contracts/wire'
import { attach, combine, createEffect, createStore } from 'effector'
import { type Asked, callFx } from '../../base/call.ts'
import { $storage } from '../../base/storage.ts'
import { $clock } from '../../session/clock.ts'
import { $tab, enterTab, isEditedElsewhere, leaveTab } from './lock-tabs.ts'

/** An object that can be locked: its kind and its key. */
export interface LockPlace {
  readonly typeObjet: string
  readonly refObjet: string
}

export const placeKey = ({ typeObjet, refObjet }: LockPlace): string => `${typeObjet} ${refObjet}`

/** The place of a lock, without its holder. */
export const placeOf = ({ typeObjet, refObjet }: LockPlace): LockPlace => ({ typeObjet, refObjet })

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

/** Holder of an object; null: none. */
interface Told extends LockPlace {
  lock: Lock | null
}

const quiet = <Input>(endpoint: Endpoint<Input, unknown>, input: Input, more: Partial<Asked> = {}): Asked => ({
  endpoint,
  input,
  isQuiet: true,
  ...more,
})

const $here = combine({ storage: $storage, tab: $tab, clock: $clock }, ({ storage, tab, clock }) => () => ({
  storage,
  tab,
  now: clock().wall,
}))

/** A question who holds an object. */
interface Look extends LockPlace {
  /** How many calls that take it had been answered when it was asked. */
  taken: number
}

/** Asks who holds an object. */
export const lookFx = attach({
  source: $lockCalls,
  effect: async (calls, { taken, ...place }: Look): Promise<Told & Look> => {
    const { value } = calls ? await callFx(quiet(calls.GetListByReference, place)) : { value: [] }
    const [lock = null] = (value ?? []) as Lock[]
    return { ...place, taken, lock }
  },
})

/** Takes a lock, or prolongs it; by force from its holder. */
export const takeFx = attach({
  source: { calls: $lockCalls, here: $here },
  effect: async ({ calls, here }, { force, ...place }: LockPlace & { force?: boolean }): Promise<Told> => {
    if (!calls) return { ...place, lock: null }
    enterTab(here(), placeKey(place))
    const { value } = await callFx(quiet(calls.Verrouiller, { ...place, ...(force ? { force } : {}) }))
    return { ...place, lock: (value as Lock | undefined) ?? null }
  },
})

/** A lock to be given back. */
export interface GivenBack extends LockPlace {
  /** The page itself goes. */
  isLast?: boolean
  /** The token of the session that ends; left out, the session goes on. */
  token?: string
}

/** Gives a lock back, unless another tab of this browser still edits the object. */
export const giveBackFx = attach({
  source: { calls: $lockCalls, here: $here },
  effect: async ({ calls, here }, given: GivenBack) => {
    const place = placeOf(given)
    const session = given.token === undefined ? {} : { token: given.token }
    leaveTab(here(), placeKey(place))
    if (!calls || isEditedElsewhere(here(), placeKey(place))) return
    await callFx(quiet(calls.Deverrouiller, place, { outlivesPage: true, ...session }))
  },
})

/** This tab edits an object no more, whether or not it holds the lock. */
export const leaveFx = attach({ source: $here, effect: (here, place: LockPlace) => leaveTab(here(), placeKey(place)) })

export const takeAllFx = createEffect(async (places: readonly LockPlace[]) => {
  await Promise.allSettled(places.map((place) => takeFx(place)))
})
export const giveBackAllFx = createEffect(async (places: readonly GivenBack[]) => {
  await Promise.allSettled(places.map((place) => giveBackFx(place)))
})

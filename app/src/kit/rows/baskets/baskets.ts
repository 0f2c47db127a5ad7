import { attach, createEvent, createStore, sample } from 'effector'
import { type Box, browserBox } from '../../../base/box.ts'
import { $user, sessionClosed } from '../../../session/session.ts'

/** Rows that were put aside under a name. */
export interface Basket {
  /** The field of the rows' key: rows of one kind have the same on every screen. */
  readonly kind: string
  readonly name: string
  readonly keys: readonly string[]
  /** When it was last changed: an ISO instant. */
  readonly at: string
}

/** Most baskets kept for a login; the oldest are dropped first. */
const most = 50

const isBasket = (value: unknown): value is Basket => {
  const { kind, name, keys, at } = (value ?? {}) as Partial<Record<keyof Basket, unknown>>
  return (
    typeof kind === 'string' &&
    typeof name === 'string' &&
    typeof at === 'string' &&
    Array.isArray(keys) &&
    keys.every((key) => typeof key === 'string')
  )
}

const isSame = (one: Pick<Basket, 'kind' | 'name'>, other: Pick<Basket, 'kind' | 'name'>) =>
  one.kind === other.kind && one.name === other.name

/** The basket in the place of the one of its name, first. */
const withBasket = (kept: readonly Basket[], basket: Basket): Basket[] =>
  [basket, ...kept.filter((one) => !isSame(one, basket))].slice(0, most)

/** Where baskets are kept; tests put their own here. */
export const $basketBox = createStore<Box<Basket>>(browserBox('ronde-baskets', 'baskets', isBasket), {
  serialize: 'ignore',
})

/** The baskets are about to be shown. */
export const basketsAsked = createEvent()
export const basketKept = createEvent<Basket>()
export const basketDeleted = createEvent<Pick<Basket, 'kind' | 'name'>>()

const from = { box: $basketBox, user: $user }
const readFx = attach({
  source: from,
  effect: async ({ box, user }): Promise<readonly Basket[]> => (user ? box.read(user.login) : []),
})
const changeFx = attach({
  source: from,
  effect: async ({ box, user }, to: (kept: readonly Basket[]) => readonly Basket[]) => {
    if (user) await box.change(user.login, to)
  },
})

sample({ clock: [basketsAsked, changeFx.done], fn: () => undefined, target: readFx })
sample({ clock: basketKept, fn: (basket) => (kept: readonly Basket[]) => withBasket(kept, basket), target: changeFx })
sample({
  clock: basketDeleted,
  fn: (basket) => (kept: readonly Basket[]) => kept.filter((one) => !isSame(one, basket)),
  target: changeFx,
})

/** The baskets of the signed-in user, the last changed first. */
export const $baskets = createStore<readonly Basket[]>([], { serialize: 'ignore' })
  .on(readFx.doneData, (_, baskets) => baskets)
  .reset(sessionClosed)

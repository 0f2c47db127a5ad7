import { attach, createEvent, createStore, sample } from 'effector'
import { sessionClosed } from '../session/session.ts'
import type { Notice } from './notice.ts'

type Button = NonNullable<Notice['button']>

/** An offer of a notice to take an action back. It may be pressed at the toast, and later at its line in the log; once. */
export interface TakeBack {
  button: Button
  /** `overtaken`: the same records were changed since. */
  state: 'open' | 'used' | 'overtaken'
}

/** Offers to take back, by the line of the log that tells them. They end with the session: none is on a disk. */
export const $takeBacks = createStore<ReadonlyMap<string, TakeBack>>(new Map(), { serialize: 'ignore' })

/** A line with an offer to take back stands in the log. */
export const takeBackOffered = createEvent<{ id: string; button: Button }>()
/** The button was pressed, wherever it stands. */
export const takeBackPressed = createEvent<Button>()
/** The offers of those buttons are over. */
export const takeBackOvertaken = createEvent<(button: Button) => boolean>()

const stateOf = (all: ReadonlyMap<string, TakeBack>, isMeant: (button: Button) => boolean, state: TakeBack['state']) =>
  new Map(
    [...all].map(([id, one]) => [
      id,
      isMeant(one.button) && one.state !== 'overtaken' && !(one.state === 'used' && state === 'overtaken')
        ? { ...one, state }
        : one,
    ]),
  )

const pressFx = attach({
  source: $takeBacks,
  effect: (all, button: Button) => {
    const known = [...all.values()].find((one) => one.button === button)
    return known === undefined || known.state === 'open'
  },
})
sample({ clock: takeBackPressed, target: pressFx })
const allowed = sample({ clock: pressFx.done, filter: ({ result }) => result, fn: ({ params }) => params })

$takeBacks
  .on(takeBackOffered, (all, { id, button }) => new Map(all).set(id, { button, state: 'open' }))
  .on(allowed, (all, button) => stateOf(all, (one) => one === button, 'used'))
  .on(takeBackOvertaken, (all, isMeant) => stateOf(all, isMeant, 'overtaken'))
  .reset(sessionClosed)

const runFx = attach({ source: $takeBacks, effect: (_, button: Button) => button.onPress() })
sample({ clock: allowed, target: runFx })

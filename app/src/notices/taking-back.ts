import { attach, createEvent, createStore, sample } from 'effector'
import { sessionClosed } from '../session/session.ts'
import type { NoticeButton } from './notice.ts'
import { takeBackPressed } from './notices.ts'

/** The undo button of a notice. It can be pressed once, in the toast or in its line of the log. */
export interface TakeBack {
  button: NoticeButton
  /** `overtaken`: a later change of the same records ended the offer. */
  state: 'open' | 'used' | 'overtaken'
}

/** Undo buttons by the id of their line in the log. They end with the session and are not stored. */
export const $takeBacks = createStore<ReadonlyMap<string, TakeBack>>(new Map(), { serialize: 'ignore' })

/** A line with an undo button was added to the log. */
export const takeBackOffered = createEvent<{ id: string; button: NoticeButton }>()
/** What an undo button asked for could not be begun: nothing was undone, and the button can be pressed again. */
export const takeBackFailed = createEvent<NoticeButton>()
/** Ends the offers of the buttons that the payload accepts. */
export const takeBackOvertaken = createEvent<(button: NoticeButton) => boolean>()

const stateOf = (
  all: ReadonlyMap<string, TakeBack>,
  isMeant: (button: NoticeButton) => boolean,
  state: TakeBack['state'],
) =>
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
  effect: (all, button: NoticeButton) => {
    const known = [...all.values()].find((one) => one.button === button)
    return known === undefined || known.state === 'open'
  },
})
sample({ clock: takeBackPressed, target: pressFx })
const allowed = sample({ clock: pressFx.done, filter: ({ result }) => result, fn: ({ params }) => params })

$takeBacks
  .on(takeBackOffered, (all, { id, button }) => new Map(all).set(id, { button, state: 'open' }))
  .on(allowed, (all, button) => stateOf(all, (one) => one === button, 'used'))
  .on(takeBackFailed, (all, button) => stateOf(all, (one) => one === button, 'open'))
  .on(takeBackOvertaken, (all, isMeant) => stateOf(all, isMeant, 'overtaken'))
  .reset(sessionClosed)

/** The button of an undo that failed is to be told again; those of a session that has ended are not. */
export const takeBackAgain = sample({
  clock: takeBackFailed,
  source: $takeBacks,
  filter: (all, button) => [...all.values()].some((one) => one.button === button && one.state === 'open'),
  fn: (_, button) => button,
})

const runFx = attach({ source: $takeBacks, effect: (_, button: NoticeButton) => button.onPress(button) })
sample({ clock: allowed, target: runFx })

import { attach, createStore, sample } from 'effector'
import { $storage, storageKeys } from '../base/storage.ts'
import { looked, touched } from './idle.ts'
import {
  $heldToken,
  $isAuthenticated,
  $user,
  appStarted,
  endReasonTold,
  type EndReason,
  signInSubmitted,
} from './session.ts'
import { endedElsewhere, standingAsked } from './session-end.ts'
import { standingOf } from './stored-token.ts'
import { tabSaid, type TabMessage } from './tabs.ts'

// At activity and at each check: has another tab signed out, or signed another user in?
sample({ clock: [looked, touched], fn: () => ({ isRefused: false }), target: standingAsked })

type Ended = Extract<TabMessage, { kind: 'ended' }>
const ended = sample({ clock: tabSaid, filter: (message): message is Ended => message.kind === 'ended' })
sample({
  clock: ended,
  source: $user,
  filter: (user, { login, exp }) => user?.login === login && user.exp === exp,
  fn: (_, { reason }): EndReason => reason ?? 'elsewhere',
  target: endedElsewhere,
})
// The stored token may be found gone before the message with the reason arrives.
sample({
  clock: ended,
  filter: ({ reason }) => reason !== null,
  fn: ({ reason }): EndReason => reason ?? 'elsewhere',
  target: endReasonTold,
})

const readStoredFx = attach({
  source: { storage: $storage, held: $heldToken },
  effect: ({ storage, held }) => held !== null && standingOf(held, storage.read(storageKeys.token)) === 'renewed',
})
sample({
  clock: looked,
  source: $isAuthenticated,
  filter: (isAuthenticated) => !isAuthenticated,
  fn: () => undefined,
  target: readStoredFx,
})

/** No user is signed in here, and in another tab the same user has signed in again. */
export const $canResume = createStore(false)
  .on(readStoredFx.doneData, (_, canResume) => canResume)
  .reset(appStarted, signInSubmitted)

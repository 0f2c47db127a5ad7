import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { questions } from '@ronde/ui/confirm-dialog'
import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { type Asked, callFx } from '../base/call.ts'
import { $storage, storageKeys } from '../base/storage.ts'
import { $token, $user, type EndReason, idleTokenFound, sessionEnded, tokenDropped, tokenRenewed } from './session.ts'
import { standingOf } from './stored-token.ts'
import { $tellTabs, type TabMessage } from './tabs.ts'

interface SignOut {
  /** Whether the server is to revoke the token too. */
  tellServer: boolean
  /** Why the session ends; left out when the user signs out. */
  reason?: 'idle' | 'expired' | 'closed'
}

/** This tab ends the session, because the user signs out or for its `reason`. The other tabs are told. */
export const signOutRequested = createEvent<SignOut>()
/** The session has ended in another tab; no message is sent to the tabs. */
export const endedElsewhere = createEvent<EndReason>()

/** Answers every open confirmation with no; tests replace it. */
export const $dismissQuestions = createStore<() => void>(() => questions.dismissAll(), { serialize: 'ignore' })

const logOutFx = attach({
  effect: callFx,
  mapParams: ({ token, isQuiet }: { token: string; isQuiet: boolean }): Asked => ({
    endpoint: SecAuthentification.LogOut as Asked['endpoint'],
    input: {},
    token,
    isQuiet,
    outlivesPage: true,
  }),
})
const tellTabsFx = attach({ source: $tellTabs, effect: (tell, message: TabMessage) => tell(message) })

/** The session ends at once here; last calls carry its token and are not waited for. */
export const lastCallsDue = sample({
  clock: signOutRequested,
  source: $token,
  filter: (token, { tellServer }) => tellServer && token !== null,
  fn: (token, { reason }) => ({ token: token ?? '', isQuiet: reason !== undefined }),
})
// The others' last calls leave first: after a sign-out their token is refused.
const afterOthersFx = createEffect((due: { token: string; isQuiet: boolean }) => Promise.resolve(due))
sample({ clock: lastCallsDue, target: afterOthersFx })
sample({ clock: afterOthersFx.doneData, target: logOutFx })
sample({ clock: [idleTokenFound, tokenDropped], fn: ({ token }) => ({ token, isQuiet: true }), target: logOutFx })
sample({
  clock: signOutRequested,
  source: $user,
  filter: (user) => user !== null,
  fn: (user, { reason = null }): TabMessage => ({
    kind: 'ended',
    login: user?.login ?? '',
    exp: user?.exp ?? 0,
    reason,
  }),
  target: tellTabsFx,
})
/** The user who signed out in this tab, not one whose session ended by itself. */
export const userSignedOut = sample({
  clock: signOutRequested,
  source: $user,
  filter: (user, { reason }) => user !== null && reason === undefined,
  fn: (user) => ({ refIdentification: user?.refIdentification ?? '' }),
})
sample({ clock: signOutRequested, fn: ({ reason = null }) => ({ reason }), target: sessionEnded })
// A session replaced by another user's leaves a token that nobody holds: it is revoked.
sample({
  clock: endedElsewhere,
  source: $token,
  filter: (token, reason) => reason === 'otherUser' && token !== null,
  fn: (token) => ({ token: token ?? '', isQuiet: true }),
  target: logOutFx,
})
sample({ clock: endedElsewhere, fn: (reason) => ({ reason }), target: sessionEnded })

// Open confirmations were for the user of the ended session, not for the next one.
const dismissQuestionsFx = attach({ source: $dismissQuestions, effect: (dismiss) => dismiss() })
sample({ clock: sessionEnded, fn: () => undefined, target: dismissQuestionsFx })

interface Standing {
  /** Whether the server refused the token of this tab. */
  isRefused: boolean
  /** Whether the server refused it because the account is deactivated or locked. */
  isClosed?: boolean
}

/** Compares the token that all tabs share with this tab's. */
export const standingAsked = createEvent<Standing>()

const compareFx = attach({
  source: { storage: $storage, token: $token },
  effect: ({ storage, token }, { isRefused, isClosed = false }: Standing) => {
    const stored = storage.read(storageKeys.token)
    return { isRefused, isClosed, stored, standing: token === null ? null : standingOf(token, stored) }
  },
})
sample({ clock: standingAsked, target: compareFx })
// Only while there is a session: idle time may have ended it meanwhile.
const compared = sample({
  clock: compareFx.doneData,
  source: $token,
  filter: (token) => token !== null,
  fn: (_, done) => done,
})
sample({
  clock: compared,
  filter: ({ standing }) => standing === 'renewed',
  fn: ({ stored }) => stored ?? '',
  target: tokenRenewed,
})
sample({
  clock: compared,
  filter: ({ standing }) => standing === 'otherUser',
  fn: (): EndReason => 'otherUser',
  target: endedElsewhere,
})
sample({
  clock: compared,
  filter: ({ standing, isRefused }) => standing === 'gone' && !isRefused,
  fn: (): EndReason => 'elsewhere',
  target: endedElsewhere,
})
sample({
  clock: compared,
  filter: ({ standing, isRefused }) => isRefused && (standing === 'ours' || standing === 'gone'),
  fn: ({ isClosed }): SignOut => ({ tellServer: false, reason: isClosed ? 'closed' : 'expired' }),
  target: signOutRequested,
})

/** Code of the refusal of a locked or inactive account, at sign-in or at a later call. */
const accountClosed = 'R7'

// docs/specification/wire.md#envelopes: a 401 leads to the login route. Later ones of the same session find no token here, and do nothing.
sample({
  clock: callFx.fail,
  source: $token,
  // A call with another token than the session's, such as the last ones of an earlier session, says nothing of this one.
  filter: (token, { error, params }) =>
    token !== null &&
    error.status === 401 &&
    (params.token === undefined || params.token === token) &&
    params.endpoint !== (SecAuthentification.LogOut as unknown),
  fn: (_, { error }) => ({ isRefused: true, isClosed: error.messages.some(({ code }) => code === accountClosed) }),
  target: standingAsked,
})
// A call cancelled because another tab has ended or changed the session.
sample({
  clock: callFx.fail,
  source: $token,
  filter: (token, { error }) => token !== null && error.kind === 'cancelled',
  fn: () => ({ isRefused: false }),
  target: standingAsked,
})

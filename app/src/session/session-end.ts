import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { questions } from '@ronde/ui/confirm-dialog'
import { attach, createEvent, createStore, sample } from 'effector'
import { type Asked, callFx } from '../base/call.ts'
import { $storage, storageKeys } from '../base/storage.ts'
import { $token, $user, type EndReason, idleTokenFound, sessionEnded, tokenDropped, tokenRenewed } from './session.ts'
import { standingOf } from './stored-token.ts'
import { $tellTabs, type TabMessage } from './tabs.ts'

interface SignOut {
  /** The server is to forget the token too. */
  tellServer: boolean
  /** Why, where the user did not ask for it himself. */
  reason?: 'idle' | 'expired' | 'closed'
}

/** This tab ends the session: its user wants it, or it ended by itself. The other tabs are told. */
export const signOutRequested = createEvent<SignOut>()
/** The session is over in another tab already: it is not told again. */
export const endedElsewhere = createEvent<EndReason>()

/** Refuses every question that is still open; tests put their own here. */
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

// The session ends at once; the server is told which one it was, and may answer when it likes.
sample({
  clock: signOutRequested,
  source: $token,
  filter: (token, { tellServer }) => tellServer && token !== null,
  fn: (token, { reason }) => ({ token: token ?? '', isQuiet: reason !== undefined }),
  target: logOutFx,
})
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
/** Who has signed out here, of his own will. */
export const userSignedOut = sample({
  clock: signOutRequested,
  source: $user,
  filter: (user, { reason }) => user !== null && reason === undefined,
  fn: (user) => ({ refIdentification: user?.refIdentification ?? '' }),
})
sample({ clock: signOutRequested, fn: ({ reason = null }) => ({ reason }), target: sessionEnded })
// The token of a session that another user's took the place of has no holder: it shall not live on.
sample({
  clock: endedElsewhere,
  source: $token,
  filter: (token, reason) => reason === 'otherUser' && token !== null,
  fn: (token) => ({ token: token ?? '', isQuiet: true }),
  target: logOutFx,
})
sample({ clock: endedElsewhere, fn: (reason) => ({ reason }), target: sessionEnded })

// Their user is gone, and the next one shall not be asked.
const dismissQuestionsFx = attach({ source: $dismissQuestions, effect: (dismiss) => dismiss() })
sample({ clock: sessionEnded, fn: () => undefined, target: dismissQuestionsFx })

interface Standing {
  /** The server no longer takes the token this tab sent. */
  isRefused: boolean
  /** Because the account was deactivated or locked, as it says. */
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
// Judged only while there is a session: the clock may have ended it in the same moment.
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

/** Code of the refusal of an account that is locked or inactive, be it at sign-in or at a later call. */
const accountClosed = 'R7'

// docs/specification/wire.md#envelopes: a 401 leads to the login route. Once: the others that were under way find no session any more.
sample({
  clock: callFx.fail,
  source: $token,
  filter: (token, { error, params }) =>
    token !== null && error.status === 401 && params.endpoint !== (SecAuthentification.LogOut as unknown),
  fn: (_, { error }) => ({ isRefused: true, isClosed: error.messages.some(({ code }) => code === accountClosed) }),
  target: standingAsked,
})
// A call that was given up because another tab has ended or changed the session.
sample({
  clock: callFx.fail,
  source: $token,
  filter: (token, { error }) => token !== null && error.kind === 'cancelled',
  fn: () => ({ isRefused: false }),
  target: standingAsked,
})

import { SecAuthentification, type SessionPayload } from '@ronde/contracts/services/Core/SecAuthentification'
import { CallFailure } from '@ronde/contracts/wire'
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { $config } from '../config/config.ts'
import { callTo } from '../base/call.ts'
import { $storage, storageKeys } from '../base/storage.ts'
import { readActivity, writeActivity } from './activity.ts'
import { $clock } from './clock.ts'
import { startedClock, phaseOf } from './idle-clock.ts'
import { isForeign } from './stored-token.ts'
import { readToken } from './token.ts'

/** Authentication status (docs/specification/states.md#who-is-signed-in): '' at first. */
export type Status = '' | 'loading' | 'success' | 'error'

export interface Credentials {
  login: string
  password: string
  /** Address to return to. */
  requested: string | null
}

/** Why a session ended, unless the user signed out here: no activity, an expired token, a deactivated or locked account, signed out in another tab, another user signed in. */
export type EndReason = 'idle' | 'expired' | 'closed' | 'elsewhere' | 'otherUser'

interface Ending {
  reason: EndReason | null
}

/** The console starts: looks for a stored token and has it checked. */
export const appStarted = createEvent()
export const signInSubmitted = createEvent<Credentials>()
/** The user signs in through the directory; `requested` as above. */
export const directoryAsked = createEvent<{ requested: string | null }>()
/** The directory gave its identity token, to be exchanged for the API's. */
export const directoryTokenGiven = createEvent<{ token: string; requested: string | null }>()
/** As `appStarted`, from the login page: in another tab the same user has signed in again. */
export const resumeAsked = createEvent<{ requested: string | null }>()
/** The session is open: menus may be read. `requested` is where the user wanted to go. */
export const sessionOpened = createEvent<{ requested: string | null }>()
/** The session is over; `reason` null: the user signed out in this tab. */
export const sessionEnded = createEvent<Ending>()
/** Which of the sessions of this page it is: what goes on for long asks whether it is still the one that it began in. */
export const sessionFx = attach({
  source: createStore(0).on(sessionEnded, (session) => session + 1),
  effect: (session) => session,
})
/** The tab that ended the session tells the reason. */
export const endReasonTold = createEvent<EndReason>()
/** Nobody is signed in: the session ended, or the start found none. */
export const sessionClosed = createEvent()
/** The server requires a new password before anything else. `requested` is where the user wanted to go. */
export const passwordChangeAsked = createEvent<{ login: string; password: string; requested: string | null }>()
/** A token that nobody will use: the server is to revoke it. */
export const tokenDropped = createEvent<{ token: string }>()
/** A password change has signed a user in, with this token. */
export const signedIn = createEvent<{ token: string; requested: string | null }>()

/** The server issued or confirmed a token; it opens a session if its payload can be read. */
const tokenGiven = createEvent<{ token: string; requested: string | null }>()
const tokenAccepted = createEvent<{ token: string; requested: string | null }>()
const tokenUnreadable = createEvent()
/** Another tab holds a newer token of the same user. */
export const tokenRenewed = createEvent<string>()

const readTokenFx = attach({
  source: { storage: $storage, clock: $clock, config: $config },
  effect: ({ storage, clock, config }) => ({
    token: storage.read(storageKeys.token) || null,
    isIdle: phaseOf(startedClock(clock(), readActivity(storage)), config.session) === 'over',
  }),
})
const keepTokenFx = attach({
  source: $storage,
  effect: (storage, token: string) => storage.write(storageKeys.token, token),
})
/** A sign-in counts as activity, whatever the last session left in storage. */
const keepActivityFx = attach({
  source: { storage: $storage, clock: $clock },
  effect: ({ storage, clock }) => writeActivity(storage, clock().wall),
})
// The form of the sign-in says why it was refused.
const authenticateFx = callTo(SecAuthentification.Authenticate, { isRefusalShown: true })
const exchangeTokenFx = callTo(SecAuthentification.AuthenticateWithToken)
const checkTokenFx = callTo(SecAuthentification.CheckToken)

const loginFx = attach({
  effect: authenticateFx,
  mapParams: ({ login, password }: Credentials) => ({ login, password }),
})
export const exchangeFx = attach({
  effect: exchangeTokenFx,
  mapParams: ({ token }: { token: string; requested: string | null }) => ({ token }),
})

export const $token = createStore<string | null>(null)
  .on(tokenAccepted, (_, { token }) => token)
  .on(tokenRenewed, (_, token) => token)
  .reset(sessionClosed)

/** The last token that this tab read or used. It outlives the session, so that this tab removes its own token and no other. */
export const $heldToken = createStore<string | null>(null)
  .on(readTokenFx.doneData, (held, { token }) => token ?? held)
  .on(tokenGiven, (_, { token }) => token)
  .on(tokenRenewed, (_, token) => token)

export const $user = createStore<SessionPayload | null>(null)
  .on(tokenAccepted, (_, { token }) => readToken(token))
  .on(tokenRenewed, (_, token) => readToken(token))
  .reset(sessionClosed)

/** Why the last session ended; null when the user signed out here, and after a sign-in. */
export const $endReason = createStore<EndReason | null>(null)
  .on(sessionEnded, (_, { reason }) => reason)
  .on(endReasonTold, (known, reason) => (known === 'elsewhere' ? reason : known))
  .reset(signInSubmitted, directoryAsked, tokenAccepted)

/** Failure of the last sign-in; null when there is none. */
export const $signInFailure = createStore<CallFailure | null>(null)
  .on([loginFx.failData, exchangeFx.failData], (_, failure) => failure)
  .on(tokenUnreadable, () => new CallFailure('unreadable'))
  .reset(signInSubmitted, directoryAsked, tokenAccepted)

export const $status = createStore<Status>('')
  .on([loginFx, exchangeFx, checkTokenFx], () => 'loading')
  .on(tokenAccepted, () => 'success')
  .on([loginFx.fail, exchangeFx.fail, checkTokenFx.fail, tokenUnreadable], () => 'error')
  .on(sessionClosed, (status) => (status === 'error' ? status : ''))

/** Authenticated: the token is stored and non-empty, the user is loaded and the status is success (docs/specification/states.md#who-is-signed-in). */
export const $isAuthenticated = combine(
  $token,
  $user,
  $status,
  (token, user, status) => !!token && user !== null && status === 'success',
)

export const $signingIn = loginFx.pending
/** Whether the directory's token is being exchanged for the API's. */
export const $exchanging = exchangeFx.pending

/** State of the start: `done` once there is no session, or the menus were answered or failed. */
const $phase = createStore<'idle' | 'running' | 'done'>('idle')
export const $initialising = $phase.map((phase) => phase !== 'done')
/** The start is over: the menus were answered, or failed. */
export const startEnded = createEvent()
const started = createEvent()
const $resumeTo = createStore<string | null>(null)
  .on(resumeAsked, (_, { requested }) => requested)
  .reset(sessionOpened, sessionClosed)
$phase.on(started, () => 'running').on([startEnded, sessionClosed, checkTokenFx.fail], () => 'done')

// A second start while the first runs changes nothing.
sample({
  clock: appStarted,
  source: $phase,
  filter: (phase) => phase !== 'running',
  fn: () => undefined,
  target: started,
})
sample({ clock: resumeAsked, fn: () => undefined, target: appStarted })
sample({ clock: started, target: readTokenFx })
/** A stored token was found after the idle limit, as when the browser was closed meanwhile: the session is over, even if the token is valid. */
export const idleTokenFound = createEvent<{ token: string }>()
sample({
  clock: readTokenFx.doneData,
  filter: ({ token, isIdle }) => token !== null && isIdle,
  fn: ({ token }) => ({ token: token ?? '' }),
  target: idleTokenFound,
})
/** A stored token that may be valid: it is checked, and the first calls may be sent meanwhile. */
export const tokenFound = createEvent<{ token: string }>()
sample({
  clock: readTokenFx.doneData,
  filter: ({ token, isIdle }) => token !== null && !isIdle,
  fn: ({ token }) => ({ token: token ?? '' }),
  target: tokenFound,
})
sample({ clock: tokenFound, target: checkTokenFx })
sample({
  clock: readTokenFx.doneData,
  filter: ({ token }) => token === null,
  fn: () => undefined,
  target: sessionClosed,
})
sample({
  clock: checkTokenFx.done,
  source: $resumeTo,
  filter: (_, { result }) => result.value?.isValid === true,
  fn: (requested, { params }) => ({ token: params.token, requested }),
  target: tokenGiven,
})
sample({
  clock: checkTokenFx.done,
  filter: ({ result }) => result.value?.isValid !== true,
  fn: (): Ending => ({ reason: 'expired' }),
  target: sessionEnded,
})
sample({ clock: idleTokenFound, fn: (): Ending => ({ reason: 'idle' }), target: sessionEnded })

sample({ clock: signInSubmitted, target: [loginFx, keepActivityFx] })
sample({ clock: signedIn, fn: () => undefined, target: keepActivityFx })
sample({ clock: signedIn, target: tokenGiven })
sample({ clock: directoryTokenGiven, target: [exchangeFx, keepActivityFx] })
sample({
  clock: exchangeFx.done,
  fn: ({ params, result }) => ({ token: result.value?.token ?? '', requested: params.requested }),
  target: tokenGiven,
})
sample({
  clock: loginFx.done,
  filter: ({ result }) => result.value?.mustChangePassword !== true,
  fn: ({ params, result }) => ({ token: result.value?.token ?? '', requested: params.requested }),
  target: tokenGiven,
})
sample({
  clock: loginFx.done,
  filter: ({ result }) => result.value?.mustChangePassword === true,
  fn: ({ params: { login, password, requested } }) => ({ login, password, requested }),
  target: passwordChangeAsked,
})
sample({
  clock: loginFx.done,
  filter: ({ result }) => result.value?.mustChangePassword === true,
  fn: ({ result }) => ({ token: result.value?.token ?? '' }),
  target: tokenDropped,
})
sample({ clock: passwordChangeAsked, fn: () => undefined, target: sessionClosed })

sample({ clock: tokenGiven, filter: ({ token }) => readToken(token) !== null, target: tokenAccepted })
sample({
  clock: tokenGiven,
  filter: ({ token }) => readToken(token) === null,
  fn: () => undefined,
  target: [tokenUnreadable, sessionClosed],
})
sample({ clock: tokenAccepted, fn: ({ token }) => token, target: keepTokenFx })
sample({ clock: tokenAccepted, fn: ({ requested }) => ({ requested }), target: sessionOpened })

/** Statuses of a server, or of a proxy before it, that cannot check a token for now. */
const busy: readonly (number | undefined)[] = [429, 502, 503, 504]

// A check without an answer does not prove the token invalid: the offline page tries again. Any other failure ends the session.
const checkFailed = checkTokenFx.failData.map(
  ({ kind, status }) => kind !== 'network' && kind !== 'timeout' && !busy.includes(status),
)
/** A stored token could not be checked for now: it is kept, and the check made again. */
export const checkPostponed = checkFailed.filter({ fn: (isOver) => !isOver })
/** Whether a stored token waits to be checked again: until then nobody is signed in or out. */
export const $isCheckPostponed = createStore(false)
  .on(checkPostponed, () => true)
  .reset(tokenAccepted, sessionClosed)
sample({
  clock: checkFailed,
  filter: (isOver) => isOver,
  fn: (): Ending => ({ reason: 'expired' }),
  target: sessionEnded,
})

const forgetFx = attach({
  source: { storage: $storage, held: $heldToken },
  effect: ({ storage, held }) => {
    // Another tab may have stored a newer token: it stays.
    if (isForeign(held, storage.read(storageKeys.token))) return
    for (const key of [storageKeys.token, storageKeys.lastActivity]) storage.write(key, null)
  },
})
sample({ clock: sessionEnded, fn: () => undefined, target: sessionClosed })
sample({ clock: sessionClosed, target: forgetFx })

import { SecAuthentification, type SessionPayload } from '@ronde/contracts/services/Core/SecAuthentification'
import { CallFailure } from '@ronde/contracts/wire'
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { type Asked, callFx, callTo } from '../kit/call.ts'
import { $storage, storageKeys } from '../kit/storage.ts'
import { readToken } from './token.ts'

/** Authentication status (specification section 4): '' at first. */
export type Status = '' | 'loading' | 'success' | 'error'

export interface Credentials {
  login: string
  password: string
  /** Address to return to. */
  requested: string | null
}

/** The console starts: looks for a stored token and has it checked. */
export const appStarted = createEvent()
export const signInSubmitted = createEvent<Credentials>()
/** `tellServer`: the user signs out; without it the session ended by itself. */
export const signOutRequested = createEvent<{ tellServer: boolean }>()
/** The session is open: menus may be read. `requested` is where the user wanted to go. */
export const sessionOpened = createEvent<{ requested: string | null }>()
/** Nobody is signed in any more, or nobody was. */
export const sessionClosed = createEvent()
/** The server's password rules ask for a new password before anything else. */
export const passwordChangeAsked = createEvent()

/** The server vouches for a token; it opens a session if it says whose it is. */
const tokenGiven = createEvent<{ token: string; requested: string | null }>()
const tokenAccepted = createEvent<{ token: string; requested: string | null }>()
const tokenUnreadable = createEvent()

const readTokenFx = attach({ source: $storage, effect: (storage) => storage.read(storageKeys.token) || null })
const keepTokenFx = attach({ source: $storage, effect: (storage, token: string | null) => storage.write(storageKeys.token, token) })
const authenticateFx = callTo(SecAuthentification.Authenticate)
const checkTokenFx = callTo(SecAuthentification.CheckToken)
const logOutFx = attach({
  effect: callFx,
  mapParams: (token: string): Asked => ({ endpoint: SecAuthentification.LogOut as Asked['endpoint'], input: {}, token }),
})

const loginFx = attach({ effect: authenticateFx, mapParams: ({ login, password }: Credentials) => ({ login, password }) })

export const $token = createStore<string | null>(null)
  .on(tokenAccepted, (_, { token }) => token)
  .reset(sessionClosed)

export const $user = createStore<SessionPayload | null>(null)
  .on(tokenAccepted, (_, { token }) => readToken(token))
  .reset(sessionClosed)

/** Why the last sign-in did not succeed, in the server's words or null. */
export const $signInFailure = createStore<CallFailure | null>(null)
  .on(loginFx.failData, (_, failure) => failure)
  .on(tokenUnreadable, () => new CallFailure('unreadable'))
  .reset(signInSubmitted, tokenAccepted)

export const $status = createStore<Status>('')
  .on([loginFx, checkTokenFx], () => 'loading')
  .on(tokenAccepted, () => 'success')
  .on([loginFx.fail, checkTokenFx.fail, tokenUnreadable], () => 'error')
  .on(sessionClosed, (status) => (status === 'error' ? status : ''))

/** Authenticated: the token is stored and non-empty, the user is loaded and the status is success (section 4). */
export const $isAuthenticated = combine($token, $user, $status, (token, user, status) => !!token && user !== null && status === 'success')

export const $signingIn = loginFx.pending

/** Set until the stored token was judged and, if it is good, the menus were asked for. */
const $phase = createStore<'idle' | 'running' | 'done'>('idle')
export const $initialising = $phase.map((phase) => phase !== 'done')
/** The start is over; whoever reads the menus raises it. */
export const startEnded = createEvent()
const started = createEvent()
$phase.on(started, () => 'running').on([startEnded, sessionClosed, checkTokenFx.fail], () => 'done')

// A second start while the first runs changes nothing.
sample({ clock: appStarted, source: $phase, filter: (phase) => phase !== 'running', fn: () => undefined, target: started })
sample({ clock: started, target: readTokenFx })
sample({ clock: readTokenFx.doneData, filter: (token) => token !== null, fn: (token) => ({ token: token ?? '' }), target: checkTokenFx })
sample({ clock: readTokenFx.doneData, filter: (token) => token === null, fn: () => undefined, target: sessionClosed })
sample({
  clock: checkTokenFx.done,
  filter: ({ result }) => result.value?.isValid === true,
  fn: ({ params }) => ({ token: params.token, requested: null }),
  target: tokenGiven,
})
sample({
  clock: checkTokenFx.done,
  filter: ({ result }) => result.value?.isValid !== true,
  fn: () => ({ tellServer: false }),
  target: signOutRequested,
})

sample({ clock: signInSubmitted, target: loginFx })
sample({
  clock: loginFx.done,
  filter: ({ result }) => result.value?.mustChangePassword !== true,
  fn: ({ params, result }) => ({ token: result.value?.token ?? '', requested: params.requested }),
  target: tokenGiven,
})
sample({
  clock: loginFx.done,
  filter: ({ result }) => result.value?.mustChangePassword === true,
  fn: () => undefined,
  target: [passwordChangeAsked, sessionClosed],
})

sample({ clock: tokenGiven, filter: ({ token }) => readToken(token) !== null, target: tokenAccepted })
sample({ clock: tokenGiven, filter: ({ token }) => readToken(token) === null, fn: () => undefined, target: [tokenUnreadable, sessionClosed] })
sample({ clock: tokenAccepted, fn: ({ token }) => token, target: keepTokenFx })
sample({ clock: tokenAccepted, fn: ({ requested }) => ({ requested }), target: sessionOpened })

// A check that got no answer says nothing of the token: the offline page tries again. Any other failure ends the session.
sample({
  clock: checkTokenFx.fail,
  filter: ({ error }) => error.kind !== 'network' && error.kind !== 'timeout',
  fn: () => ({ tellServer: false }),
  target: signOutRequested,
})

// The session ends at once; the server is told which one it was, and may answer when it likes.
sample({
  clock: signOutRequested,
  source: $token,
  filter: (token, { tellServer }) => tellServer && token !== null,
  fn: (token) => token ?? '',
  target: logOutFx,
})
sample({ clock: signOutRequested, fn: () => undefined, target: sessionClosed })
sample({ clock: sessionClosed, fn: () => null, target: keepTokenFx })

// Specification section 8: a 401 leads to the login route. Once: the others that were under way find no session any more.
sample({
  clock: callFx.fail,
  source: $token,
  filter: (token, { error, params }) => token !== null && error.status === 401 && params.endpoint !== (SecAuthentification.LogOut as unknown),
  fn: () => ({ tellServer: false }),
  target: signOutRequested,
})

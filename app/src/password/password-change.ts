import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { type Answer, CallFailure, type ValueOf } from '@ronde/contracts/wire'
import { attach, combine, createEvent, createStore, type Effect, sample } from 'effector'
import { type Asked, callFx, callTo } from '../base/call.ts'
import { $storage, storageKeys } from '../base/storage.ts'
import { paths } from '../navigation/paths.ts'
import { $text } from '../locales/intl.ts'
import type { Notice } from '../notices/notice.ts'
import { noticed } from '../notices/notices.ts'
import { $entry, $visit, entryForgotten, type PasswordEntry } from './password-entry.ts'
import { $token, $user, sessionClosed, signedIn, tokenDropped } from '../session/session.ts'
import { standingAsked } from '../session/session-end.ts'
import { readToken } from '../session/token.ts'

/** A change under way. */
interface Attempt extends PasswordEntry {
  /** Of the user who is signed in; otherwise of somebody who will be by it. */
  isOwn: boolean
  requested: string
}

/** The last change that failed; `isChanged`: the password is the new one, only the sign-in with it failed. */
export interface PasswordFailure {
  failure: CallFailure
  isChanged: boolean
}

/** What is typed on the password page is to be done. */
export const passwordChangeSubmitted = createEvent()
/** What the user who is signed in typed in his profile is to be done. */
export const ownPasswordSubmitted = createEvent()
/** The user who is signed in has a new password; the session goes on. */
export const ownPasswordChanged = createEvent()

type Session = ValueOf<typeof SecAuthentification.Authenticate>

const begun = createEvent<Attempt>()
const failed = createEvent<PasswordFailure>()

const signInFx = callTo(SecAuthentification.Authenticate)
const quietSignInFx = callTo(SecAuthentification.Authenticate, { isQuiet: true })
const byNew = ({ login, newPassword }: Attempt) => ({ login, password: newPassword })

const proveFx = attach({ effect: signInFx, mapParams: ({ login, password }: Attempt) => ({ login, password }) })
const enterFx = attach({ effect: signInFx, mapParams: byNew })
const findOutFx = attach({ effect: quietSignInFx, mapParams: byNew })
const enterAnewFx = attach({ effect: quietSignInFx, mapParams: byNew })
const changeFx = attach({
  effect: callFx,
  mapParams: ({ login, password, newPassword, newPasswordCopy, token }: Attempt & { token?: string }): Asked => ({
    endpoint: UsrUser.ChangePassword as Asked['endpoint'],
    input: { login, password, newPassword, newPasswordCopy },
    ...(token ? { token } : {}),
  }),
}) as Effect<Attempt & { token?: string }, Answer<unknown>, CallFailure>

/** From the first call to the last: what is submitted meanwhile changes nothing. */
export const $changing = createStore(false)
  .on(begun, () => true)
  .reset(failed, signedIn, ownPasswordChanged)

/** How often the user who is signed in has changed his password: every change closes its form. */
export const $ownChanges = createStore(0).on(ownPasswordChanged, (count) => count + 1)

export const $passwordFailure = createStore<PasswordFailure | null>(null, { serialize: 'ignore' })
  .on(failed, (_, failure) => failure)
  .reset(begun, entryForgotten, sessionClosed)

/** A change whose outcome is not known: no answer came, or none that could be read. */
const $unsure = createStore<Attempt | null>(null, { serialize: 'ignore' })
const isUnsure = ({ kind, status = 0 }: CallFailure) =>
  kind !== 'refused' && kind !== 'cancelled' && (kind !== 'http' || status >= 500)

const $page = combine({ entry: $entry, visit: $visit, isChanging: $changing })
sample({
  clock: passwordChangeSubmitted,
  source: $page,
  filter: ({ isChanging }) => !isChanging,
  // Whoever comes from nowhere goes where sign-in leads.
  fn: ({ entry, visit }): Attempt => ({
    ...entry,
    login: entry.login.trim(),
    isOwn: false,
    requested: visit.requested ?? paths.home,
  }),
  target: begun,
})
sample({
  clock: ownPasswordSubmitted,
  source: { entry: $entry, user: $user, isChanging: $changing },
  filter: ({ user, isChanging }) => user !== null && !isChanging,
  fn: ({ entry, user }): Attempt => ({ ...entry, login: user?.login ?? '', isOwn: true, requested: paths.home }),
  target: begun,
})

const isSame = (unsure: Attempt | null, { login, newPassword }: Attempt) =>
  unsure?.login === login && unsure.newPassword === newPassword
sample({ clock: begun, source: $unsure, filter: isSame, fn: (_, attempt) => attempt, target: findOutFx })
const sure = sample({
  clock: begun,
  source: $unsure,
  filter: (unsure, attempt) => !isSame(unsure, attempt),
  fn: (_, attempt) => attempt,
})
const notDone = sample({ clock: findOutFx.fail, fn: ({ params }) => params })
const toBeDone = sample({ clock: [sure, notDone] })
$unsure.reset(notDone, ownPasswordChanged, signedIn, entryForgotten)
sample({ clock: toBeDone, filter: ({ isOwn }) => !isOwn, target: proveFx })
sample({ clock: toBeDone, filter: ({ isOwn }) => isOwn, target: changeFx })

const unreadable = () => new CallFailure('unreadable')
const tokenIn = (answer: Answer<Session>) => answer.value?.token ?? ''
/** The token of a sign-in that opens everything; null when there is none. */
const opening = ({ value }: Answer<Session>) =>
  value && value.mustChangePassword !== true && readToken(value.token) ? value.token : null

sample({
  clock: proveFx.done,
  filter: ({ result }) => tokenIn(result) !== '',
  fn: ({ params, result }) => ({ ...params, token: tokenIn(result) }),
  target: changeFx,
})
sample({
  clock: proveFx.done,
  filter: ({ result }) => tokenIn(result) === '',
  fn: () => ({ failure: unreadable(), isChanged: false }),
  target: failed,
})
sample({
  clock: [proveFx.failData, changeFx.failData],
  fn: (failure) => ({ failure, isChanged: false }),
  target: failed,
})
$unsure.on(changeFx.fail, (_, { params, error }) => (isUnsure(error) ? params : null))
// It opened the change and nothing else; afterwards it would open everything.
sample({
  clock: changeFx.finally,
  filter: ({ params }) => params.token !== undefined,
  fn: ({ params }) => ({ token: params.token ?? '' }),
  target: tokenDropped,
})

sample({
  clock: changeFx.done,
  filter: ({ result }) => result.value === undefined,
  fn: () => ({ failure: unreadable(), isChanged: false }),
  target: failed,
})
const changed = sample({
  clock: changeFx.done,
  filter: ({ result }) => result.value !== undefined,
  fn: ({ params }) => params,
})
sample({ clock: changed, filter: ({ isOwn }) => !isOwn, target: enterFx })
sample({ clock: changed, filter: ({ isOwn }) => isOwn, target: [enterAnewFx, ownPasswordChanged] })

// Who could not be let in with it tries again with the same one.
$unsure.on(enterFx.fail, (_, { params }) => params)
sample({ clock: enterFx.failData, fn: (failure) => ({ failure, isChanged: true }), target: failed })
const entered = sample({ clock: [enterFx.done, findOutFx.done] })
const letIn = sample({
  clock: entered,
  filter: ({ params }) => !params.isOwn,
  fn: ({ params, result }) => ({ token: opening(result), requested: params.requested }),
})
sample({
  clock: letIn,
  filter: ({ token }) => token !== null,
  fn: ({ token, requested }) => ({ token: token ?? '', requested }),
  target: signedIn,
})
sample({
  clock: letIn,
  filter: ({ token }) => token === null,
  fn: () => ({ failure: unreadable(), isChanged: true }),
  target: failed,
})

// Found to be done after all: nothing else has said so yet.
const foundDone = sample({ clock: findOutFx.done, filter: ({ params }) => params.isOwn, fn: () => undefined })
sample({ clock: foundDone, target: ownPasswordChanged })
sample({
  clock: foundDone,
  source: $text,
  fn: (text): Notice => ({ type: 'success', text: text('password.changed') }),
  target: noticed,
})

// The session goes on under a token of its own: the one that was opened with the old password ends.
const replaceTokenFx = attach({
  source: { storage: $storage, old: $token },
  effect: ({ storage, old }, token: string) => {
    storage.write(storageKeys.token, token)
    return { old }
  },
})
const renewed = sample({
  clock: [enterAnewFx.done, findOutFx.done],
  filter: ({ params, result }) => params.isOwn && opening(result) !== null,
  fn: ({ result }) => tokenIn(result),
})
sample({
  clock: renewed,
  source: $token,
  filter: (token) => token !== null,
  fn: (_, token) => token,
  target: replaceTokenFx,
})
sample({
  clock: renewed,
  source: $token,
  filter: (token) => token === null,
  fn: (_, token) => ({ token }),
  target: tokenDropped,
})
sample({ clock: replaceTokenFx.done, fn: () => ({ isRefused: false }), target: standingAsked })

/** The token the session had before; it is dropped once no call that bears it is under way, which would end the session by its 401. */
const $retired = createStore<string | null>(null)
  .on(replaceTokenFx.doneData, (_, { old }) => old)
  .reset(tokenDropped)
const $standing = combine({ retired: $retired, token: $token, inFlight: callFx.inFlight })
sample({
  clock: $standing,
  filter: ({ retired, token, inFlight }) => retired !== null && retired !== token && inFlight === 0,
  fn: ({ retired }) => ({ token: retired ?? '' }),
  target: tokenDropped,
})

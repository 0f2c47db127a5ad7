import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { type Answer, CallFailure, type ValueOf } from '@ronde/contracts/wire'
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { callFx, callTo } from '../base/call.ts'
import { newKey } from '../base/new-key.ts'
import { $storage, storageKeys } from '../base/storage.ts'
import { paths } from '../navigation/paths.ts'
import { $text } from '../locales/intl.ts'
import type { Notice } from '../notices/notice.ts'
import { noticed } from '../notices/notices.ts'
import { $entry, $visit, currentPasswordDoubted, entryForgotten, type PasswordEntry } from './password-entry.ts'
import { $token, $user, sessionClosed, signedIn, tokenDropped } from '../session/session.ts'
import { standingAsked } from '../session/session-end.ts'
import { readToken } from '../session/token.ts'

/** A change under way. */
interface Attempt extends PasswordEntry {
  /** Of the user who is signed in; otherwise of a user who will be by it. */
  isOwn: boolean
  requested: string
}

/** The last change that failed; `isChanged`: the password is the new one, only the sign-in with it failed. */
export interface PasswordFailure {
  failure: CallFailure
  isChanged: boolean
}

/** The password page is submitted. */
export const passwordChangeSubmitted = createEvent()
/** The password form of the profile is submitted. */
export const ownPasswordSubmitted = createEvent()
/** The user who is signed in has a new password; the session goes on. */
const ownPasswordChanged = createEvent()

type Session = ValueOf<typeof SecAuthentification.Authenticate>

/** Outcome of a change. */
interface Outcome {
  isChanged: boolean
  failure: CallFailure | null
  /** Its outcome is unknown: the next try asks that first. */
  isUnsure: boolean
  /** It had been done by the try before. */
  isFound: boolean
  /** Answer of the sign-in with the new password; null where none was made. */
  session: Answer<Session> | null
  /** The token that opened the change and nothing else; afterwards it would open everything. */
  token: string | null
}
const nothing: Outcome = {
  isChanged: false,
  failure: null,
  isUnsure: false,
  isFound: false,
  session: null,
  token: null,
}

const signInFx = callTo(SecAuthentification.Authenticate)
const quietSignInFx = callTo(SecAuthentification.Authenticate, { isQuiet: true })
const byNew = ({ login, newPassword }: Attempt) => ({ login, password: newPassword })

/** A call's answer, or its failure. */
const settled = <Value>(call: Promise<Answer<Value>>) =>
  call.then(
    (answer) => ({ answer, failure: null }),
    (failure: CallFailure) => ({ answer: null, failure }),
  )
const unreadable = () => new CallFailure('unreadable')
/** No answer came, or none that could be read. */
const mayBeChanged = ({ kind, status = 0 }: CallFailure) =>
  kind !== 'refused' && kind !== 'cancelled' && (kind !== 'http' || status >= 500)

/** The current password is wrong (docs/specification/codes.md#refusals): just after a sign-in with it, it is no longer that one. */
const isReplaced = ({ messages }: CallFailure) => messages.some(({ code }) => code === 'R13')

const isSame = (unsure: Attempt | null, { login, newPassword }: Attempt) =>
  unsure?.login === login && unsure.newPassword === newPassword

/** Whether the change before was done after all, then who it is, the change, and the sign-in with the new password. */
async function change(unsure: Attempt | null, attempt: Attempt): Promise<Outcome> {
  const { login, password, newPassword, newPasswordCopy, isOwn } = attempt
  if (isSame(unsure, attempt)) {
    const { answer } = await settled(quietSignInFx(byNew(attempt)))
    if (answer) return { ...nothing, isChanged: true, isFound: true, session: answer }
  }
  const proof = isOwn ? null : await settled(signInFx({ login, password }))
  if (proof?.failure) return { ...nothing, failure: proof.failure }
  const token = proof && (proof.answer?.value?.token ?? '')
  if (token === '') return { ...nothing, failure: unreadable() }
  const { answer, failure } = await settled(
    callFx({
      endpoint: UsrUser.ChangePassword,
      input: { login, password, newPassword, newPasswordCopy },
      ...(token ? { token } : {}),
      // A browser sends a request again by itself where a line breaks that it had used before.
      idempotencyKey: newKey(),
    }),
  )
  if (failure && proof && isReplaced(failure)) {
    const found = await settled(quietSignInFx(byNew(attempt)))
    if (found.answer) return { ...nothing, isChanged: true, isFound: true, session: found.answer, token }
  }
  if (failure) return { ...nothing, failure, isUnsure: mayBeChanged(failure), token }
  if (answer?.value === undefined) return { ...nothing, failure: unreadable(), token }
  if (isOwn) return { ...nothing, isChanged: true }
  const entry = await settled(signInFx(byNew(attempt)))
  // Who could not be let in with it tries again with the same one.
  return {
    ...nothing,
    isChanged: true,
    failure: entry.failure,
    isUnsure: entry.failure !== null,
    session: entry.answer,
    token,
  }
}

/** A change whose outcome is not known. */
const $unsure = createStore<Attempt | null>(null, { serialize: 'ignore' })
const changeFx = attach({ source: $unsure, effect: change })
$unsure.on(changeFx.done, (_, { params, result }) => (result.isUnsure ? params : null)).reset(signedIn, entryForgotten)

/** From the first call to the last: a second submission meanwhile changes nothing. */
export const $changing = changeFx.pending

/** How often the user who is signed in has changed his password: every change closes its form. */
export const $ownChanges = createStore(0).on(ownPasswordChanged, (count) => count + 1)

/** The token of a sign-in that opens everything; null when there is none. */
const opening = (session: Answer<Session> | null): string | null =>
  session?.value && session.value.mustChangePassword !== true && readToken(session.value.token)
    ? session.value.token
    : null

/** Why a change failed, or the sign-in after it: one that opens nothing is none. */
const failed = changeFx.done.filterMap(({ params, result }): PasswordFailure | undefined => {
  const { failure, isChanged, session } = result
  if (failure) return { failure, isChanged }
  return params.isOwn || opening(session) !== null ? undefined : { failure: unreadable(), isChanged }
})
export const $passwordFailure = createStore<PasswordFailure | null>(null, { serialize: 'ignore' })
  .on(failed, (_, failure) => failure)
  .reset(changeFx, entryForgotten, sessionClosed)

sample({
  clock: failed,
  filter: ({ failure, isChanged }) => !isChanged && !failure.messages.some(({ field }) => field === 'newPassword'),
  fn: () => undefined,
  target: currentPasswordDoubted,
})

sample({
  clock: passwordChangeSubmitted,
  source: { entry: $entry, visit: $visit, isChanging: $changing, user: $user },
  // Who is signed in by it waits for the menus.
  filter: ({ isChanging, user }) => !isChanging && user === null,
  // A user who comes from no page goes where sign-in leads.
  fn: ({ entry, visit }): Attempt => ({
    ...entry,
    login: entry.login.trim(),
    isOwn: false,
    requested: visit.requested ?? paths.home,
  }),
  target: changeFx,
})
sample({
  clock: ownPasswordSubmitted,
  source: { entry: $entry, user: $user, isChanging: $changing },
  filter: ({ user, isChanging }) => user !== null && !isChanging,
  fn: ({ entry, user }): Attempt => ({ ...entry, login: user?.login ?? '', isOwn: true, requested: paths.home }),
  target: changeFx,
})
sample({ clock: changeFx.doneData.filterMap(({ token }) => (token ? { token } : undefined)), target: tokenDropped })
sample({
  clock: changeFx.done.filterMap(({ params: { isOwn, requested }, result }) => {
    const token = isOwn ? null : opening(result.session)
    return token === null ? undefined : { token, requested }
  }),
  target: signedIn,
})

const ownDone = changeFx.done.filterMap(({ params, result }) =>
  params.isOwn && result.isChanged ? { attempt: params, ...result } : undefined,
)
sample({ clock: ownDone, fn: () => undefined, target: ownPasswordChanged })
// Found to be done after all: nothing else has said so yet.
sample({
  clock: ownDone,
  source: $text,
  filter: (_, { isFound }) => isFound,
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
const renewFx = createEffect(async ({ attempt, session }: { attempt: Attempt; session: Answer<Session> | null }) =>
  opening(session ?? (await settled(quietSignInFx(byNew(attempt)))).answer),
)
sample({ clock: ownDone, target: renewFx })
const renewed = renewFx.doneData.filterMap((token) => token ?? undefined)
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

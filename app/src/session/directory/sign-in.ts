import type { CallFailure } from '@ronde/contracts/wire'
import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'
import { $storage } from '../../base/storage.ts'
import { $clock } from '../clock.ts'
import { directoryAsked, directoryTokenGiven, exchangeFx, sessionOpened, signInSubmitted } from '../session.ts'
import { $directory } from './directory.ts'
import { DirectoryFailure, directoryFailure } from './failure.ts'
import { readPrompt } from './kept.ts'
import { isOffTime } from './token-times.ts'

/** A window may be needed soon: its code is loaded ahead. */
export const directoryExpected = createEvent()
/** The user presses the button that opens the reset window, which did not open or was closed. */
export const resetAsked = createEvent()

/** One sign-in or reset at the directory; only the answer to the last one counts. */
interface Attempt {
  ticket: number
  /** Address to return to. */
  requested: string | null
}
interface Closed {
  ticket: number
}

const windowClosed = createEvent<Closed>()
const resetBegan = createEvent<Attempt>()
const failed = createEvent<DirectoryFailure>()

const orFail = async <Result>(directory: unknown, result: Promise<Result> | undefined): Promise<Result> => {
  if (!directory || !result) throw new DirectoryFailure('misconfigured', 'none')
  return result
}

const prepareFx = attach({ source: $directory, effect: async (directory) => directory?.prepare() })
const bringForwardFx = attach({ source: $directory, effect: (directory) => directory?.bringForward() })

const signInFx = attach({
  source: { directory: $directory, storage: $storage },
  effect: async ({ directory, storage }, { ticket }: Attempt): Promise<string> => {
    const tellClosed = scopeBind(windowClosed, { safe: true })
    const prompt = readPrompt(storage)
    // docs/specification/sessions.md#signing-in: where no token comes silently, a window asks for it.
    const silent = prompt === null ? await directory?.signInSilently().catch(() => null) : null
    return silent ?? orFail(directory, directory?.signIn({ prompt, onClosed: () => tellClosed({ ticket }) }))
  },
})
const resetFx = attach({
  source: $directory,
  effect: (directory, { ticket }: Attempt): Promise<void> => {
    const tellClosed = scopeBind(windowClosed, { safe: true })
    return orFail(directory, directory?.resetPassword({ onClosed: () => tellClosed({ ticket }) }))
  },
})

/** Purpose of the open window; null while none is. */
export const $window = createStore<'signIn' | 'reset' | null>(null)
const $attempt = createStore<Attempt & { count: number }>({ ticket: 0, requested: null, count: 0 })
const isLast = ({ ticket }: Closed, { params }: { params: Attempt }) => ticket === params.ticket

const pressed = sample({
  clock: directoryAsked,
  source: { attempt: $attempt, opened: $window },
  fn: ({ attempt: { count }, opened }, { requested }) => ({
    isOpen: opened !== null,
    attempt: { ticket: count + 1, requested },
  }),
})
const begun = sample({ clock: pressed, filter: ({ isOpen }) => !isOpen, fn: ({ attempt }): Attempt => attempt })
sample({ clock: pressed, filter: ({ isOpen }) => isOpen, fn: () => undefined, target: bringForwardFx })
sample({ clock: directoryExpected, target: prepareFx })
sample({ clock: begun, target: signInFx })
sample({ clock: resetBegan, target: resetFx })

$attempt
  .on([begun, resetBegan], (_, attempt) => ({ ...attempt, count: attempt.ticket }))
  // After another sign-in, the answer of a window left open does not count.
  .on([signInSubmitted, sessionOpened], (attempt) => ({ ...attempt, ticket: 0 }))
const closedNow = sample({
  clock: windowClosed,
  source: $attempt,
  filter: ({ ticket }, closed) => ticket === closed.ticket,
})
const signedIn = sample({
  clock: signInFx.done,
  source: $attempt,
  filter: isLast,
  fn: ({ requested }, { result }) => ({ token: result, requested }),
})
const notSignedIn = sample({
  clock: signInFx.fail,
  source: $attempt,
  filter: isLast,
  fn: (_, { error }) => directoryFailure(error),
})
const reset = sample({ clock: resetFx.done, source: $attempt, filter: isLast })
const notReset = sample({
  clock: resetFx.fail,
  source: $attempt,
  filter: isLast,
  fn: (_, { error }) => directoryFailure(error),
})

$window
  .on(begun, () => 'signIn')
  .on(resetBegan, () => 'reset')
  .reset(closedNow, signedIn, notSignedIn, reset, notReset, signInSubmitted, sessionOpened)

sample({ clock: signedIn, target: directoryTokenGiven })

// docs/specification/sessions.md#signing-in: AADB2C90118 opens the window in which the password is reset.
const mayReset = ({ problem }: DirectoryFailure, canReset: boolean) => problem === 'forgotten' && canReset
const $canReset = $directory.map((directory) => directory?.canReset === true)
const forgotten = sample({
  clock: notSignedIn,
  source: { attempt: $attempt, canReset: $canReset },
  filter: ({ canReset }, failure) => mayReset(failure, canReset),
  fn: ({ attempt }) => attempt,
})
sample({
  clock: notSignedIn,
  source: $canReset,
  filter: (canReset, failure) => !mayReset(failure, canReset),
  fn: (_, failure) => failure,
  target: failed,
})
const resetAgain = sample({ clock: resetAsked, source: $attempt })
sample({
  clock: [forgotten, resetAgain],
  fn: ({ count, requested }): Attempt => ({ ticket: count + 1, requested }),
  target: resetBegan,
})
sample({ clock: notReset, target: failed })
sample({ clock: closedNow, fn: () => new DirectoryFailure('closed'), target: failed })

// The server only says that the token is not valid. Where its times are far from the local clock, the user is told to check the clock.
const judgeFx = attach({
  source: $clock,
  effect: (clock, { token }: { token: string }) => isOffTime(token, clock().wall),
})
const isRefused = ({ error }: { error: CallFailure }) => error.kind === 'refused'
sample({ clock: exchangeFx.fail, filter: isRefused, fn: ({ params }) => params, target: judgeFx })
sample({ clock: judgeFx.doneData, filter: (isOff) => isOff, fn: () => new DirectoryFailure('clock'), target: failed })

/** Why the last sign-in or reset at the directory failed. */
export const $directoryFailure = createStore<DirectoryFailure | null>(null)
  .on(failed, (_, failure) => failure)
  .reset(begun, resetBegan, signedIn, signInSubmitted, sessionOpened)

/** Whether the password was reset: the user can sign in with the new one. */
export const $isReset = createStore(false)
  .on(reset, () => true)
  .reset(begun, resetBegan, signInSubmitted, sessionOpened)

/** Whether a password is still to be reset. */
const $mustReset = createStore(false)
  .on(resetBegan, () => true)
  .reset(begun, reset, signInSubmitted, sessionOpened)
/** Whether a button offers to open the reset window: it is needed and not open. */
export const $resetOffered = combine($mustReset, $window, (mustReset, opened) => mustReset && opened === null)

/** Whether the API refused the account that the directory signed in; another one can be chosen. */
export const $isAccountRefused = createStore(false)
  .on(exchangeFx.fail, (_, failure) => isRefused(failure))
  .reset(begun, resetBegan, signInSubmitted, sessionOpened)

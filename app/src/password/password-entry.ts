import { createEvent, createStore, merge, sample } from 'effector'
import { arrived } from '../navigation/navigation.ts'
import { paths, reachablePaths } from '../navigation/paths.ts'
import { passwordChangeAsked, sessionOpened } from '../session/session.ts'

/** Values of the password form. */
export interface PasswordEntry {
  login: string
  password: string
  newPassword: string
  newPasswordCopy: string
}

/** Reason of a visit to the password page, and the address it came from. */
export interface PasswordVisit {
  requested: string | null
  /** The server asks for it: the password has expired or was given for the first time. */
  isRequired: boolean
}

export const emptyEntry: PasswordEntry = { login: '', password: '', newPassword: '', newPasswordCopy: '' }

/** The user wants to change his password before he signs in. */
export const passwordPageAsked = createEvent<{ login: string; requested: string | null }>()
/** The change failed, and not for the new password: the current one may be another by now. */
export const currentPasswordDoubted = createEvent()
export const passwordTyped = createEvent<Partial<PasswordEntry>>()
/** The form is closed: its values are forgotten. */
export const entryClosed = createEvent()

/** Where typed passwords are kept: there, and on the page that waits for the server to answer again. */
const places: readonly string[] = [paths.password, paths.offline, reachablePaths.AdmUsrUserProfil]
const left = sample({ clock: arrived, filter: ({ path }) => !places.includes(path), fn: () => undefined })
/** The typed values are needed no longer. */
export const entryForgotten = merge([left, entryClosed, sample({ clock: sessionOpened, fn: () => undefined })])

/** Typed values: in memory only, never in a draft, and no longer than they are needed. */
export const $entry = createStore<PasswordEntry>(emptyEntry, { serialize: 'ignore' })
  .on(passwordPageAsked, (_, { login }) => ({ ...emptyEntry, login }))
  // Who has just signed in with a temporary password is not asked for it twice.
  .on(passwordChangeAsked, (_, { login, password }) => ({ ...emptyEntry, login, password }))
  .on(passwordTyped, (entry, typed) => ({ ...entry, ...typed }))
  .reset(entryForgotten)

/** The login whose current password was just signed in with; null where it has to be typed. */
export const $signedInWith = createStore<string | null>(null)
  .on(passwordChangeAsked, (_, { login }) => login)
  .on(passwordTyped, (known, { login }) => (login === undefined || login === known ? known : null))
  .reset(entryForgotten, passwordPageAsked, currentPasswordDoubted)

export const $visit = createStore<PasswordVisit>({ requested: null, isRequired: false })
  .on(passwordChangeAsked, (_, { requested }) => ({ requested, isRequired: true }))
  .on(passwordPageAsked, (_, { requested }) => ({ requested, isRequired: false }))
  .reset(left, sessionOpened)

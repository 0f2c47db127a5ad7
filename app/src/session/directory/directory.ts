import { createStore } from 'effector'

/** Prompt of the directory, although it may know the user still: for his name, or for one of his accounts. */
export type Prompt = 'login' | 'select_account'

/** Input of a sign-in in a window. */
export interface WindowOptions {
  prompt?: Prompt | null
  /** The window seems to be gone before the directory has answered; an answer may come all the same. */
  onClosed: () => void
}

/**
 * The company's directory, as the console needs it. A failure rejects with a `DirectoryFailure`.
 * Windows open in the gesture of the user who asks for them: the functions that open one are called in it.
 */
export interface Directory {
  /** AADB2C90118 has somewhere to lead. */
  canReset: boolean
  /** Fetches the code of a window, so that it opens at once when it is asked for. Never rejects. */
  prepare: () => Promise<void>
  /** An identity token without asking the user; rejects where he has to be asked. */
  signInSilently: () => Promise<string>
  /** An identity token, by a window. */
  signIn: (options: WindowOptions) => Promise<string>
  /** Resolves once the password was reset. */
  resetPassword: (options: WindowOptions) => Promise<void>
  /** Brings the window that is open to the front. */
  bringForward: () => void
  /** Forgets the active account and all tokens, here and now. Never rejects. */
  forget: () => Promise<void>
  /** Ends the directory's own session, by a window; whether it did. Never rejects. */
  signOut: () => Promise<boolean>
}

/** The directory, or null when none is configured; `main` sets it. */
export const $directory = createStore<Directory | null>(null, { serialize: 'ignore' })

/** Directory sign-in is offered. */
export const $hasDirectory = $directory.map((directory) => directory !== null)

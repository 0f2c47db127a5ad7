import { createStore } from 'effector'

/** What the directory is to ask, although it may know the user still: who he is, or which of his accounts he means. */
export type Prompt = 'login' | 'select_account'

/** What a sign-in in a window is given. */
export interface WindowOptions {
  prompt?: Prompt | null
  /** The window seems to be gone before the directory has answered; an answer may come all the same. */
  onClosed: () => void
}

/**
 * The company's directory, as the console needs it. What does not succeed rejects with a `DirectoryFailure`.
 * Windows open in the gesture of the user who asks for them: what opens one is called in it.
 */
export interface Directory {
  /** AADB2C90118 has somewhere to lead. */
  canReset: boolean
  /** Fetches what a window needs, so that it opens at once when it is asked for. Never rejects. */
  prepare: () => Promise<void>
  /** An identity token without asking anybody; rejects where somebody has to be asked. */
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

import { createStore } from 'effector'

/** Prompt of the directory although it may still know the user: to sign in again, or to choose an account. */
export type Prompt = 'login' | 'select_account'

/** Options of a sign-in in a window. */
export interface WindowOptions {
  prompt?: Prompt | null
  /** Called when the window seems to be closed before the directory has answered; an answer may still come. */
  onClosed: () => void
}

/**
 * The company's directory, as the console needs it. A failure rejects with a `DirectoryFailure`.
 * Windows open in the gesture of the user who asks for them: the functions that open one are called in it.
 */
export interface Directory {
  /** Whether a forgotten password (AADB2C90118) can be reset: a reset authority is configured. */
  canReset: boolean
  /** Loads the code that opens windows, so that a window opens at once when asked for. Never rejects. */
  prepare: () => Promise<void>
  /** An identity token without asking the user; rejects where the user has to be asked. */
  signInSilently: () => Promise<string>
  /** An identity token, by a window. */
  signIn: (options: WindowOptions) => Promise<string>
  /** Resolves once the password was reset. */
  resetPassword: (options: WindowOptions) => Promise<void>
  /** Brings the window that is open to the front. */
  bringForward: () => void
  /** Forgets the active account and all tokens in this browser, at once. Never rejects. */
  forget: () => Promise<void>
  /** Ends the directory's own session, by a window; resolves to whether it did. Never rejects. */
  signOut: () => Promise<boolean>
}

/** The directory, or null when none is configured; `main` sets it. */
export const $directory = createStore<Directory | null>(null, { serialize: 'ignore' })

/** Whether directory sign-in is offered. */
export const $hasDirectory = $directory.map((directory) => directory !== null)

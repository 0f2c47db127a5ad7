import { attach } from 'effector'
import { $storage, type Storage, storageKeys } from '../../base/storage.ts'
import type { Prompt } from './directory.ts'

/** Prefix of the storage keys of MSAL. */
const prefix = 'msal.'

const clear = (open: () => globalThis.Storage): void => {
  try {
    const storage = open()
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

/** Removes the entries of MSAL in this browser, without its chunk: a user may sign out without a network. */
export function forgetKept(): void {
  clear(() => globalThis.localStorage)
  clear(() => globalThis.sessionStorage)
}

/** Removes MSAL's mark of an open window, left when the page was reloaded or closed. */
export const forgetInteraction = (): void => clear(() => globalThis.sessionStorage)

/** Prompt of the next sign-in. A session not known to have ended may still be open at the directory, and must not serve the next user. */
export function readPrompt(storage: Storage): Prompt | null {
  const kept = storage.read(storageKeys.directoryPrompt)
  return kept === 'login' || kept === 'select_account' ? kept : null
}

/** Keeps the prompt of the next sign-in; null: none. */
export const keepPromptFx = attach({
  source: $storage,
  effect: (storage, prompt: Prompt | null) => storage.write(storageKeys.directoryPrompt, prompt),
})

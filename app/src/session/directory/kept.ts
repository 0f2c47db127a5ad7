import { attach } from 'effector'
import { $storage, type Storage, storageKeys } from '../../base/storage.ts'
import type { Prompt } from './directory.ts'

/** Everything MSAL keeps bears it. */
const prefix = 'msal.'

const clear = (open: () => globalThis.Storage): void => {
  try {
    const storage = open()
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}

/** Takes away the entries of MSAL in this browser, whether its chunk is here or not: a user signs out without a network too. */
export function forgetKept(): void {
  clear(() => globalThis.localStorage)
  clear(() => globalThis.sessionStorage)
}

/** Takes away that a window was open when the page was left. */
export const forgetInteraction = (): void => clear(() => globalThis.sessionStorage)

/** Prompt of the next sign-in. A session that was opened and not seen to end may still be open at the directory, for the next user. */
export function readPrompt(storage: Storage): Prompt | null {
  const kept = storage.read(storageKeys.directoryPrompt)
  return kept === 'login' || kept === 'select_account' ? kept : null
}

/** Remembers it; null: nothing in particular. */
export const keepPromptFx = attach({
  source: $storage,
  effect: (storage, prompt: Prompt | null) => storage.write(storageKeys.directoryPrompt, prompt),
})

import type { SessionPayload } from '@ronde/contracts/services/Core/SecAuthentification'
import { attach, sample } from 'effector'
import { $storage, storageKeys } from '../../base/storage.ts'
import { $heldToken, $user, exchangeFx, sessionEnded, sessionOpened } from '../session.ts'
import { userSignedOut } from '../session-end.ts'
import { isForeign } from '../stored-token.ts'
import { $directory, $hasDirectory } from './directory.ts'
import { keepPromptFx, readPrompt } from './kept.ts'
import { directoryExpected } from './sign-in.ts'

/** Value that marks a directory user in the console's token (docs/specification/codes.md#people). */
const byDirectory = 'AAD'

const isByDirectory = (user: Pick<SessionPayload, 'refIdentification'> | null) =>
  user?.refIdentification === byDirectory

// Until its end is confirmed, the directory's own session may be open: the next sign-in there prompts for a login.
const openedByDirectory = sample({
  clock: sessionOpened,
  source: { user: $user, hasDirectory: $hasDirectory },
  filter: ({ user, hasDirectory }) => hasDirectory && isByDirectory(user),
})
sample({ clock: openedByDirectory, fn: () => 'login' as const, target: keepPromptFx })
// The sign-out window, too, must open during the user's click.
sample({ clock: openedByDirectory, fn: () => undefined, target: directoryExpected })

// A sign-out in this tab also signs out at the directory, by one window for all tabs. The console's session ends without waiting for it.
const signOutFx = attach({ source: $directory, effect: async (directory) => (await directory?.signOut()) === true })
sample({
  clock: userSignedOut,
  filter: isByDirectory,
  fn: () => undefined,
  target: signOutFx,
})
sample({ clock: signOutFx.doneData, filter: (hasEnded) => hasEnded, fn: () => null, target: keepPromptFx })

// However a session ends, the directory's account and tokens are forgotten (docs/specification/sessions.md#signing-out).
const forgetFx = attach({
  source: { directory: $directory, storage: $storage, held: $heldToken },
  effect: async ({ directory, storage, held }) => {
    // Another tab may have signed a user in: the kept entries belong to that session.
    if (!isForeign(held, storage.read(storageKeys.token))) await directory?.forget()
  },
})
sample({ clock: sessionEnded, fn: () => undefined, target: forgetFx })

// An account the application refuses is forgotten, and the directory asks for another one.
const refuseFx = attach({
  source: { directory: $directory, storage: $storage },
  effect: async ({ directory, storage }) => {
    await directory?.forget()
    return readPrompt(storage) ?? 'select_account'
  },
})
sample({
  clock: exchangeFx.fail,
  filter: ({ error }) => error.kind === 'refused',
  fn: () => undefined,
  target: refuseFx,
})
sample({ clock: refuseFx.doneData, target: keepPromptFx })

import { CallFailure } from '@ronde/contracts/wire'
import { type Storage, storageKeys } from '../base/storage.ts'
import { readToken } from './token.ts'

/** What the stored token, which all tabs share, is to the token of this tab's session. */
export type Standing = 'ours' | 'renewed' | 'gone' | 'otherUser'

/** Compares the stored token with this tab's. One that cannot be read counts as `ours`: the server judges it. */
export function standingOf(own: string, stored: string | null): Standing {
  if (!stored) return 'gone'
  if (stored === own) return 'ours'
  const owner = readToken(stored)?.login
  if (owner === undefined) return 'ours'
  return owner === readToken(own)?.login ? 'renewed' : 'otherUser'
}

/**
 * The token to send with a call (docs/specification/sessions.md#what-a-browser-keeps: the one in local storage). Throws a `CallFailure` of kind `cancelled`
 * when another tab has signed out, or signed another user in: nothing is read or written for the wrong user.
 */
export function tokenToSend(storage: Storage, own: string | null): string | null {
  const stored = storage.read(storageKeys.token)
  if (own === null) return stored
  const standing = standingOf(own, stored)
  if (standing === 'gone' || standing === 'otherUser')
    throw new CallFailure('cancelled', { detail: 'the session of this tab is over' })
  return stored
}

/** Whether the stored token is another tab's, which this tab must not remove. */
export const isForeign = (held: string | null, stored: string | null): boolean =>
  stored !== null && stored !== held && readToken(stored) !== null

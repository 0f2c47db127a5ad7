import { CallFailure } from '@ronde/contracts/wire'
import { type Storage, storageKeys } from '../base/storage.ts'
import { readToken } from './token.ts'

/** How the token that all tabs share stands to the one this tab opened its session with. */
export type Standing = 'ours' | 'renewed' | 'gone' | 'otherUser'

/** Compares them. One that cannot be read is the server's to judge. */
export function standingOf(own: string, stored: string | null): Standing {
  if (!stored) return 'gone'
  if (stored === own) return 'ours'
  const owner = readToken(stored)?.login
  if (owner === undefined) return 'ours'
  return owner === readToken(own)?.login ? 'renewed' : 'otherUser'
}

/**
 * The token a call bears (docs/specification/sessions.md#what-a-browser-keeps: the one in local storage). Throws a `CallFailure` of kind `cancelled`
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

/** Whether the token that is stored is another tab's newer one, which this tab must leave alone. */
export const isForeign = (held: string | null, stored: string | null): boolean =>
  stored !== null && stored !== held && readToken(stored) !== null

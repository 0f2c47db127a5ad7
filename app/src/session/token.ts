import { sessionPayload, type SessionPayload } from '@ronde/contracts/services/Core/SecAuthentification'
import * as z from 'zod/mini'

/** The payload of a token (RFC 7519), or null when it cannot be read. The token is not verified: its receiver does that. */
export function payloadOf(token: string): unknown {
  try {
    const part = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

/** The user in the console's own token, or null when it cannot be read. */
export const readToken = (token: string): SessionPayload | null =>
  z.safeParse(sessionPayload, payloadOf(token)).data ?? null

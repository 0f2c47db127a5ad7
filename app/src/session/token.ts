import { sessionPayload, type SessionPayload } from '@ronde/contracts/services/Core/SecAuthentification'
import * as z from 'zod/mini'

/** The payload of a token (RFC 7519), or null when it cannot be read. The server alone judges a token; this only reads it. */
export function readToken(token: string): SessionPayload | null {
  try {
    const part = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const read = z.safeParse(sessionPayload, JSON.parse(new TextDecoder().decode(bytes)))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

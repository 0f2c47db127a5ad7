import type { KeyObject } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT } from 'jose'
import type { Context, InteractionResult } from 'oidc-provider'
import { directoryAccounts, type Misbehaviour } from './accounts.ts'

/** What Azure AD B2C answers when somebody gives up, and when he has forgotten his password. */
const errors = {
  denied: 'AADB2C90091: The user has cancelled entering self-asserted information.',
  forgotten: 'AADB2C90118: The user has forgotten their password.',
} as const

/** The answer of a sign-in that is refused on purpose. */
export const refusal = (misbehaviour: keyof typeof errors): InteractionResult => ({
  error: 'access_denied',
  error_description: errors[misbehaviour],
})

/** Where an answer goes that belongs to another request: whatever comes before the `|` still finds the window that waits. */
export function answerToAnother({ redirect_uri: uri, response_mode: mode, state }: Record<string, unknown>): string {
  const answer = new URLSearchParams({ code: 'a-code-of-another-request', state: `${String(state)}|altered` })
  return `${String(uri)}${mode === 'fragment' ? '#' : '?'}${answer.toString()}`
}

/** Seconds by which the clock of a misbehaving directory is off: more than a token lives, and than any tolerance. */
const skews: Partial<Record<Misbehaviour, number>> = { behind: -7_200, ahead: 7_200 }

const asSeconds = (claim: number | undefined, skew: number) => (claim === undefined ? undefined : claim + skew)

/** Alters the tokens of accounts and requests whose directory has a clock that is off. */
export class ClockSkew {
  readonly #key: KeyObject
  readonly #nonces = new Map<string, Misbehaviour>()

  constructor(key: KeyObject) {
    this.#key = key
  }

  /** Keeps in mind that the tokens of a request are to be altered: the nonce comes back in them. */
  remember(nonce: unknown, misbehaviour: Misbehaviour): void {
    if (typeof nonce === 'string') this.#nonces.set(nonce, misbehaviour)
  }

  #skewOf({ sub, nonce }: JWTPayload): number {
    const asked = typeof nonce === 'string' ? this.#nonces.get(nonce) : undefined
    const own = directoryAccounts.find(({ id }) => id === sub)?.misbehaviour
    return skews[asked ?? own ?? 'slow'] ?? 0
  }

  /** Stands before the provider, and signs anew what has to be altered on its way out. */
  readonly middleware = async (context: Context, next: () => Promise<void>): Promise<void> => {
    await next()
    const { body } = context
    if (typeof body !== 'object' || body === null || !('id_token' in body) || typeof body.id_token !== 'string') return
    const payload = decodeJwt(body.id_token)
    const skew = this.#skewOf(payload)
    if (skew === 0) return
    const { iat, exp } = payload
    const moved = { ...payload, iat: asSeconds(iat, skew), nbf: asSeconds(iat, skew), exp: asSeconds(exp, skew) }
    const { kid } = decodeProtectedHeader(body.id_token)
    context.body = {
      ...body,
      id_token: await new SignJWT(moved).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid }).sign(this.#key),
    }
  }
}

import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

const issuer = 'ronde'
const audience = 'ronde-console'
const algorithm = 'HS256'

/** The user or client of a token, with the claims that the console reads. */
export interface TokenSubject {
  /** `user:<idUser>` or `api:<clientId>`. */
  sub: string
  login: string
  lbUser: string
  lbGroupe: string
  idGroupe: number
  refIdentification: string
  defaultRoute: string | null
  /** Number of the user's sessions (`sessions.ts`); a technical client has none. */
  session?: number
}

export interface TokenTerms {
  key: Uint8Array
  now: Date
  /** Seconds. */
  lifetime: number
}

/** The claims used from a valid token. Everything else about its bearer is read from the database at each call. */
export interface SoundToken {
  sub: string
  jti: string
  session: number
  expiresAt: Date
}

/** Signs a token. */
export function signToken({ sub, ...claims }: TokenSubject, { key, now, lifetime }: TokenTerms): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setSubject(sub)
    .setJti(randomUUID())
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetime)
    .sign(key)
}

type ReadingTerms = Omit<TokenTerms, 'lifetime'>

async function verify(token: string, { key, now }: ReadingTerms): Promise<SoundToken | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'jti', 'exp'],
    })
    const { sub, jti, exp, session } = payload
    if (sub === undefined || jti === undefined || exp === undefined) return null
    return { sub, jti, session: typeof session === 'number' ? session : 0, expiresAt: new Date(exp * 1000) }
  } catch {
    return null
  }
}

// Beyond this many, the oldest are dropped.
const remembered = 5_000

/** Cache of the tokens verified with each key: a console sends the same token with each call. */
const known = new WeakMap<Uint8Array, Map<string, SoundToken>>()

/** Reads a token; null when it is foreign, altered or expired. Revocation is checked elsewhere. */
export async function readToken(token: string, terms: ReadingTerms): Promise<SoundToken | null> {
  const ours = known.get(terms.key) ?? new Map<string, SoundToken>()
  known.set(terms.key, ours)
  const before = ours.get(token)
  if (before && before.expiresAt > terms.now) return before
  ours.delete(token)
  const sound = await verify(token, terms)
  if (!sound) return null
  for (const oldest of ours.keys()) {
    if (ours.size < remembered) break
    ours.delete(oldest)
  }
  ours.set(token, sound)
  return sound
}

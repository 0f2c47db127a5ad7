import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

const issuer = 'ronde'
const audience = 'ronde-console'
const algorithm = 'HS256'

/** Whom a token speaks for, and what the console reads of it. */
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

/** What counts of a token that is sound. Everything else about its bearer is read anew at each call. */
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

// Past this many, the oldest are forgotten.
const remembered = 5_000

/** Tokens that a key was found to have signed: a console sends the same one with each call, and a signature does not change. */
const known = new WeakMap<Uint8Array, Map<string, SoundToken>>()

/** Reads a token: null when it is not ours, altered, or past its time. Revocation is the database's to tell. */
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

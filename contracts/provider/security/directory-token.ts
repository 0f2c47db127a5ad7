import { createLocalJWKSet, createRemoteJWKSet, type JSONWebKeySet, type JWTVerifyGetKey, jwtVerify } from 'jose'

/** The directory whose tokens are believed. */
export interface DirectoryOptions {
  issuer: string
  audience: string
  /** Address of its public keys, or the keys themselves. */
  jwks: string | JSONWebKeySet
}

export interface DirectoryKeys {
  issuer: string
  audience: string
  keys: JWTVerifyGetKey
}

/** Prepares the directory's keys; an address is asked when first needed. */
export const directoryKeys = ({ issuer, audience, jwks }: DirectoryOptions): DirectoryKeys => ({
  issuer,
  audience,
  keys: typeof jwks === 'string' ? createRemoteJWKSet(new URL(jwks)) : createLocalJWKSet(jwks),
})

/** Whom a directory token is for: its `preferred_username`, empty where it has none; null when it is not sound. */
export async function nameInDirectoryToken(
  token: string,
  { issuer, audience, keys }: DirectoryKeys,
  now: Date,
): Promise<string | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
      issuer,
      audience,
      currentDate: now,
      clockTolerance: 60,
      requiredClaims: ['exp'],
    })
    // One that opens an API says nothing of who is there.
    if ('scp' in payload || 'scope' in payload || /^(application\/)?at\+jwt$/i.test(protectedHeader.typ ?? ''))
      return null
    const { preferred_username: name } = payload
    return typeof name === 'string' ? name : ''
  } catch {
    return null
  }
}

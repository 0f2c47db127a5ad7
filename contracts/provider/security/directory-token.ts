import { createLocalJWKSet, createRemoteJWKSet, type JSONWebKeySet, type JWTVerifyGetKey, jwtVerify } from 'jose'

/** The directory whose tokens are accepted. */
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

/** Prepares the directory's keys; keys at an address are loaded when first needed. */
export const directoryKeys = ({ issuer, audience, jwks }: DirectoryOptions): DirectoryKeys => ({
  issuer,
  audience,
  keys: typeof jwks === 'string' ? createRemoteJWKSet(new URL(jwks)) : createLocalJWKSet(jwks),
})

/** The `preferred_username` of a directory token, empty where it has none; null when the token is invalid. */
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
    // An access token for an API does not identify a person.
    if ('scp' in payload || 'scope' in payload || /^(application\/)?at\+jwt$/i.test(protectedHeader.typ ?? ''))
      return null
    const { preferred_username: name } = payload
    return typeof name === 'string' ? name : ''
  } catch {
    return null
  }
}

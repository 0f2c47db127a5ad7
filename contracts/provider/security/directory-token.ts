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

/** The account names a directory token gives, or null when it is not sound. */
export async function namesInDirectoryToken(token: string, { issuer, audience, keys }: DirectoryKeys, now: Date): Promise<string[] | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
      issuer,
      audience,
      currentDate: now,
      clockTolerance: 60,
      requiredClaims: ['exp'],
    })
    const { emails } = payload
    const claimed = [payload['preferred_username'], payload['upn'], payload['email'], ...(Array.isArray(emails) ? emails : [])]
    return claimed.filter((name): name is string => typeof name === 'string' && name !== '')
  } catch {
    return null
  }
}

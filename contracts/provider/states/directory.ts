import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { DirectoryOptions } from '../security/directory-token.ts'

/** A directory inside this process, which issues identity tokens. */
export interface OwnDirectory {
  options: DirectoryOptions
  tokenFor: (person: { login: string; mail: string }, now: Date) => Promise<string>
}

const issuer = 'https://directory.example'
const audience = 'ronde-console'

/** Makes a directory with a new key. */
export async function newDirectory(): Promise<OwnDirectory> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  return {
    options: { issuer, audience, jwks: { keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] } },
    tokenFor: ({ login, mail }, now) =>
      new SignJWT({ preferred_username: login, email: mail })
        .setProtectedHeader({ alg: 'ES256' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + 3_600_000))
        .sign(privateKey),
  }
}

import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { demoClient, demoPassword } from '../provider/seed/people.ts'
import type { DirectoryOptions } from '../provider/security/directory-token.ts'
import type { Tried } from './world.ts'

/** What the reference provider over its demo lends to scenarios, and the directory that it believes for them. */
export interface Lent {
  directory: DirectoryOptions
  tried: Pick<Tried, 'admin' | 'other' | 'client' | 'directoryToken' | 'isAlone'>
}

const account = (login: string) => ({ login, password: demoPassword(login) })
const [issuer, audience, alg] = ['https://directory.example', 'ronde-console', 'RS256']

// It takes a moment to make: once a process.
let keys: ReturnType<typeof generateKeyPair> | undefined

/** Lends all that needs no clock and no restart. `now`: what the directory's clock says. */
export async function lent(now: () => Date = () => new Date()): Promise<Lent> {
  keys ??= generateKeyPair(alg, { extractable: true })
  const { publicKey, privateKey } = await keys
  const directoryToken = (login: string): Promise<string> =>
    new SignJWT({ preferred_username: login })
      .setProtectedHeader({ alg })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(now())
      .setExpirationTime(new Date(now().getTime() + 3_600_000))
      .sign(privateKey)
  return {
    directory: { issuer, audience, jwks: { keys: [{ ...(await exportJWK(publicKey)), alg }] } },
    tried: { admin: account('admin'), other: account('agent'), client: demoClient, directoryToken, isAlone: true },
  }
}

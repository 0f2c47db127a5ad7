import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { demoClient, demoPassword } from '../provider/seed/people.ts'
import type { DirectoryOptions } from '../provider/security/directory-token.ts'
import type { Tried } from './world.ts'

/** What the reference provider lends to scenarios on its demo, and the directory it trusts for them. */
export interface Lent {
  directory: DirectoryOptions
  tried: Pick<Tried, 'admin' | 'other' | 'client' | 'directoryToken' | 'isAlone'>
}

const account = (login: string) => ({ login, password: demoPassword(login) })
const [issuer, audience, alg] = ['https://directory.example', 'ronde-console', 'RS256']

// Slow to make: once per process.
let keys: ReturnType<typeof generateKeyPair> | undefined

/** Lends everything that needs no clock and no restart. `now`: the directory's clock. */
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

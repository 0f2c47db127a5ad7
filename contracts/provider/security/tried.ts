import { HttpFailure } from '../messages/failure.ts'
import type { SignInCounter } from './sign-in-limit.ts'

/** A call by which something is tried. */
interface Trying<Counters> {
  server: Counters
  address: string
  now: Date
}

/**
 * Proves something that may be tried only so often under a name from one address: a password, a secret. `prove` says whether it
 * is right; a try that came to no answer counts nowhere. Throws 429.
 */
export async function tried(
  { server: { signIns }, address, now }: Trying<{ signIns: SignInCounter }>,
  name: string,
  prove: () => Promise<boolean>,
): Promise<boolean> {
  const wait = signIns.start(address, name, now.getTime())
  if (wait !== null) throw new HttpFailure(429, 'tooManyTries', { secondes: wait }, wait)
  try {
    const isRight = await prove()
    if (isRight) signIns.forgive(address, name)
    return isRight
  } catch (error) {
    signIns.takeBack(address, name)
    throw error
  }
}

/** Counts a wrong token, whatever it is, from the caller's address. Throws 429 past the limit. */
export function countWrongToken(
  { server: { tokenTries }, address, now }: Trying<{ tokenTries: SignInCounter }>,
  operation: string,
): void {
  const wait = tokenTries.start(address, operation, now.getTime())
  if (wait !== null) throw new HttpFailure(429, 'tooManyTries', { secondes: wait }, wait)
}

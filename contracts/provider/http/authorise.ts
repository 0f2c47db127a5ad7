import type { FastifyRequest } from 'fastify'
import { forbidden, HttpFailure, notSignedIn } from '../messages/failure.ts'
import type { Provided, ServerContext } from '../operations/provide.ts'
import { type Caller, callerOf, isOfClosedAccount } from '../security/caller.ts'
import { openBeforePasswordChange, serviceName } from '../rights/rights.ts'

/** The bearer token of a request, or null. */
export const tokenOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(headers.authorization ?? '')?.[1] ?? null

/**
 * Makes the check that runs before an operation: it returns the caller, or null where no sign-in is required.
 * Throws 401 or 403.
 */
export function authoriser(
  { address, right }: Provided,
  { db, signingKey: key, revocations, lastUses }: ServerContext,
) {
  const beforeChange = openBeforePasswordChange.includes(`${serviceName(address.service)}/${address.operation}`)

  return async (request: FastifyRequest, now: Date): Promise<Caller | null> => {
    if (right === 'open') return null
    const token = tokenOf(request)
    const caller = token === null ? null : await callerOf(token, { db, key, now, revocations })
    if (caller) lastUses.note(caller.jti, now)
    // Kept even when refused, for the log to say who it was.
    request.caller = caller && { ...caller, address: request.ip }
    if (!caller)
      throw token !== null && (await isOfClosedAccount(token, { db, key, now }))
        ? new HttpFailure(401, 'R7')
        : notSignedIn()
    if (caller.mustChangePassword && !beforeChange) throw new HttpFailure(403, 'passwordToChange')
    if (right !== 'signedIn' && !caller.roles.has(right)) throw forbidden()
    return request.caller
  }
}

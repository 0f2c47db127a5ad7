import { type Call, CallFailure } from '@ronde/contracts/wire'

/**
 * A call whose code is fetched with the first of them. Where that cannot be had nothing was sent: the call fails as one does that
 * the network has lost, and the next one fetches anew.
 */
export function callLate(bring: () => Promise<Call>): Call {
  let known: Call | null = null
  return async (endpoint, input, options) => {
    known ??= await bring().catch((error: unknown) => {
      throw new CallFailure('network', { detail: String(error) })
    })
    return known(endpoint, input, options)
  }
}

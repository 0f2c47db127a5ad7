import { type Call, CallFailure } from '@ronde/contracts/wire'

/**
 * A call whose code is fetched with the first of them. Where that cannot be had nothing was sent: the call fails as one does that
 * the network has lost, and the next one fetches anew.
 */
export function callLate(bring: () => Promise<Call>): Call {
  let coming: Promise<Call> | null = null
  return async (endpoint, input, options) => {
    // Calls that are made while it comes share it.
    coming ??= bring().catch((error: unknown) => {
      coming = null
      throw new CallFailure('network', { detail: String(error) })
    })
    return (await coming)(endpoint, input, options)
  }
}

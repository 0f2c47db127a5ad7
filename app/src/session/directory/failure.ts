/** Kind of a failed sign-in, as far as the user is concerned. */
export type DirectoryProblem =
  | 'blocked'
  | 'clock'
  | 'closed'
  | 'denied'
  | 'forgotten'
  | 'misconfigured'
  | 'notLoaded'
  | 'other'
  | 'state'
  | 'unreachable'

/** A sign-in at the directory that did not succeed. */
export class DirectoryFailure extends Error {
  readonly problem: DirectoryProblem
  /** The directory's or MSAL's error code, for the person who is asked for help. */
  readonly code: string

  constructor(problem: DirectoryProblem, code: string = problem) {
    super(`directory: ${problem} (${code})`)
    this.problem = problem
    this.code = code
  }
}

const problems: Readonly<Partial<Record<DirectoryProblem, readonly string[]>>> = {
  blocked: ['popup_window_error', 'empty_window_error'],
  // No answer came for as long as a window may stand.
  closed: ['user_cancelled', 'timed_out'],
  denied: ['access_denied', 'login_required', 'consent_required', 'interaction_required', 'account_selection_required'],
  misconfigured: [
    'unauthorized_client',
    'invalid_client',
    'invalid_request',
    'invalid_scope',
    'invalid_resource',
    'unsupported_response_type',
    'unsupported_grant_type',
    'authority_uri_insecure',
    'url_parse_error',
    'empty_url_error',
    'untrusted_authority',
    'authority_mismatch',
    'issuer_validation_failed',
    'invalid_authority_metadata',
    'redirect_uri_empty',
    'crypto_nonexistent',
    'no_crypto_object',
  ],
  state: [
    'state_mismatch',
    'invalid_state',
    'state_not_found',
    'nonce_mismatch',
    'state_interaction_type_mismatch',
    'unable_to_parse_state',
    'no_state_in_hash',
  ],
  unreachable: [
    'network_error',
    'no_network_connectivity',
    'post_request_failed',
    'get_request_failed',
    'failed_to_parse_response',
    'endpoints_resolution_error',
    'openid_config_error',
    'server_error',
    'temporarily_unavailable',
  ],
}

const textOf = (error: object, key: 'errorCode' | 'errorMessage'): string => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : ''
}

/** An error of MSAL as a `DirectoryFailure`, told without MSAL's classes: their chunk may not be loaded. */
export function directoryFailure(error: unknown): DirectoryFailure {
  if (error instanceof DirectoryFailure) return error
  if (typeof error !== 'object' || error === null) return new DirectoryFailure('other', 'unknown')
  const code = textOf(error, 'errorCode')
  const aad = /\bAAD(?:B2C|STS)\d+/.exec(textOf(error, 'errorMessage'))?.[0]
  // As docs/specification/sessions.md#signing-in says of the code.
  if (aad === 'AADB2C90118') return new DirectoryFailure('forgotten', aad)
  const [problem] = Object.entries(problems).find(([, codes]) => codes.includes(code)) ?? ['other']
  const name = error instanceof Error ? error.name : 'unknown'
  return new DirectoryFailure(problem as DirectoryProblem, aad ?? (code || name))
}

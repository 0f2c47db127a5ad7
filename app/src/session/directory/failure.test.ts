import { describe, expect, test } from 'vitest'
import { DirectoryFailure, directoryFailure } from './failure.ts'

/** As MSAL makes them; its own classes are not loaded. */
const thrown = (errorCode: string, errorMessage = '') =>
  Object.assign(new Error(`${errorCode}: ${errorMessage}`), { errorCode, errorMessage })

describe('directoryFailure', () => {
  test.each([
    ['popup_window_error', 'blocked'],
    ['timed_out', 'closed'],
    ['access_denied', 'denied'],
    ['state_mismatch', 'state'],
    ['nonce_mismatch', 'state'],
    ['network_error', 'unreachable'],
    ['openid_config_error', 'unreachable'],
    ['endpoints_resolution_error', 'unreachable'],
    ['untrusted_authority', 'misconfigured'],
    ['invalid_client', 'misconfigured'],
    ['crypto_nonexistent', 'misconfigured'],
    ['something_new', 'other'],
  ] as const)('%s is: %s', (code, problem) => {
    expect(directoryFailure(thrown(code))).toMatchObject({ problem, code })
  })

  test('a forgotten password is told from other refusals by its code', () => {
    expect(
      directoryFailure(
        thrown('access_denied', 'AADB2C90118: The user has forgotten their password.\r\nCorrelation ID: 1'),
      ),
    ).toMatchObject({ problem: 'forgotten', code: 'AADB2C90118' })
    expect(directoryFailure(thrown('access_denied', 'AADB2C90091: The user has cancelled.'))).toMatchObject({
      problem: 'denied',
      code: 'AADB2C90091',
    })
    expect(directoryFailure(thrown('invalid_client', 'AADSTS700016: no such application'))).toMatchObject({
      problem: 'misconfigured',
      code: 'AADSTS700016',
    })
  })

  test('one that is known already stays what it is', () => {
    const failure = new DirectoryFailure('closed')
    expect(directoryFailure(failure)).toBe(failure)
  })

  test.each([[undefined], [null], ['text'], [new TypeError('x')], [{ errorCode: 12 }]])(
    '%o is something else',
    (error) => {
      expect(directoryFailure(error).problem).toBe('other')
    },
  )
})

import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import { CallFailure } from '@ronde/contracts/wire'
import type { Scope } from 'effector'
import { describe, expect, test } from 'vitest'
import { storageKeys } from '../base/storage.ts'
import { answer, answerWhole } from '../kit/testing/answers.ts'
import { heldAnswers } from '../kit/testing/held-answers.ts'
import { testConsole } from '../kit/testing/test-scope.ts'
import { tokenOf } from '../kit/testing/tokens.ts'
import { $appInfo, $menusLoaded } from '../navigation/menus.ts'
import { paths } from '../navigation/paths.ts'
import './session-end.ts'
import {
  $initialising,
  $isAuthenticated,
  $signInFailure,
  $signingIn,
  $status,
  $token,
  $user,
  appStarted,
  passwordChangeAsked,
  sessionClosed,
  signInSubmitted,
} from './session.ts'
import { counting, credentials, failing, starting } from './testing/starting.ts'

const token = tokenOf()
const { Authenticate, CheckToken } = SecAuthentification
const refusal = new CallFailure('refused', {
  status: 200,
  messages: [{ message: 'Identifiant ou mot de passe incorrect', eventType: 4, exception: null }],
})

const stateOf = (scope: Scope) => ({
  status: scope.getState($status),
  isAuthenticated: scope.getState($isAuthenticated),
  isInitialising: scope.getState($initialising),
})

describe('the start', () => {
  test('without a token asks nothing and ends [2.no-token]', async () => {
    const { scope, raise, call } = starting(null, [])
    expect(scope.getState($initialising)).toBe(true)
    await raise(appStarted)
    expect(stateOf(scope)).toEqual({ status: '', isAuthenticated: false, isInitialising: false })
    expect(call.asked).toEqual([])
  })

  test('with an empty token is a start without one', async () => {
    const { raise, call } = starting('', [])
    await raise(appStarted)
    expect(call.asked).toEqual([])
  })

  test('with a good token opens the session and reads the menus once [4.in-by-check] [4.menus-once] [4.info]', async () => {
    const { scope, raise, call, storage } = starting(token, [answer(CheckToken)])
    await raise(appStarted)
    expect(stateOf(scope)).toEqual({ status: 'success', isAuthenticated: true, isInitialising: false })
    expect(scope.getState($user)?.lbUser).toBe('Alice Martin')
    expect(call.inputsOf(CheckToken)).toEqual([{ token }])
    expect(call.inputsOf(UsrUser.GetMenuList)).toHaveLength(1)
    expect(call.inputsOf(SysInfo.GetAppInfo)).toHaveLength(1)
    expect(storage.read(storageKeys.token)).toBe(token)
  })

  test('goes on until the menus are there [4.start-flag]', async () => {
    const menus = heldAnswers<[]>()
    const { scope, raise } = starting(token, [answer(CheckToken), answer(UsrUser.GetMenuList, menus.next)])
    expect(scope.getState($initialising)).toBe(true)
    const done = raise(appStarted)
    await expect.poll(() => menus.count).toBe(1)
    expect(stateOf(scope)).toEqual({ status: 'success', isAuthenticated: true, isInitialising: true })
    menus.at(0).resolve([])
    await done
    expect(scope.getState($initialising)).toBe(false)
  })

  test('ends although the menus cannot be had', async () => {
    const { scope, raise } = starting(token, [
      answer(CheckToken),
      failing(UsrUser.GetMenuList, new CallFailure('http', { status: 500 })),
    ])
    await raise(appStarted)
    expect(stateOf(scope)).toEqual({ status: 'success', isAuthenticated: true, isInitialising: false })
  })

  test.each([
    ['that is no longer valid', [answer(CheckToken, () => ({ isValid: false }))]],
    ['that the server refuses', [failing(CheckToken, refusal)]],
    ['that gets a 401', [failing(CheckToken, new CallFailure('http', { status: 401 }))]],
    ['that meets a server error', [failing(CheckToken, new CallFailure('http', { status: 500 }))]],
    [
      'that is answered without a value',
      [answerWhole(CheckToken, () => ({ value: undefined, hasErrors: false, messages: [] }))],
    ],
  ])('with a token %s forgets it and ends, once [4.start-failed] [4.error-clears]', async (_, answers) => {
    const { scope, raise, storage } = starting(token, answers)
    const closings = counting(sessionClosed, scope)
    await raise(appStarted)
    expect(stateOf(scope)).toMatchObject({ isAuthenticated: false, isInitialising: false })
    expect([storage.read(storageKeys.token), scope.getState($token), scope.getState($user)]).toEqual([null, null, null])
    expect(closings()).toBe(1)
  })

  test('with a token that says nobody forgets it, although the server vouches for it', async () => {
    const { scope, raise, storage, call } = starting('not.a.token', [answer(CheckToken)])
    await raise(appStarted)
    expect(stateOf(scope)).toEqual({ status: 'error', isAuthenticated: false, isInitialising: false })
    expect(storage.read(storageKeys.token)).toBeNull()
    expect(call.inputsOf(UsrUser.GetMenuList)).toEqual([])
  })

  test.each([
    new CallFailure('network'),
    new CallFailure('timeout'),
    ...[429, 502, 503, 504].map((status) => new CallFailure('http', { status })),
  ])('with a token whose check gets no answer ($kind $status) keeps it, and can be made again', async (failure) => {
    let isAway = true
    const { scope, raise, storage } = starting(token, [
      answer(CheckToken, () => (isAway ? Promise.reject(failure) : { isValid: true })),
    ])
    const closings = counting(sessionClosed, scope)
    await raise(appStarted)
    expect(stateOf(scope)).toEqual({ status: 'error', isAuthenticated: false, isInitialising: false })
    expect(storage.read(storageKeys.token)).toBe(token)
    expect(closings()).toBe(0)
    isAway = false
    await raise(appStarted)
    expect(stateOf(scope)).toEqual({ status: 'success', isAuthenticated: true, isInitialising: false })
  })

  test('runs once, however often it is asked for meanwhile [4.start-once]', async () => {
    const checks = heldAnswers<{ isValid: boolean }>()
    const { raise } = starting(token, [answer(CheckToken, checks.next)])
    const first = raise(appStarted)
    const second = raise(appStarted)
    await expect.poll(() => checks.count).toBe(1)
    checks.at(0).resolve({ isValid: true })
    await Promise.all([first, second])
    expect(checks.count).toBe(1)
  })
})

describe('sign-in', () => {
  test('keeps the token, knows the user and asks for what comes after [4.in-by-login] [4.login-keeps] [4.info] [1.sign-in-modes]', async () => {
    const { scope, raise, call, storage, toasts } = starting(null, [answer(Authenticate, () => ({ token }))])
    await raise(signInSubmitted, { ...credentials, requested: '/about' })
    expect(call.inputsOf(Authenticate)).toEqual([{ login: 'a.martin', password: 'correct horse' }])
    expect(storage.read(storageKeys.token)).toBe(token)
    expect([scope.getState($token), scope.getState($user)?.login, scope.getState($menusLoaded)]).toEqual([
      token,
      'a.martin',
      true,
    ])
    expect(scope.getState($isAuthenticated)).toBe(true)
    expect(scope.getState($appInfo)).toEqual(SysInfo.GetAppInfo.example.value)
    expect(toasts).toEqual([])
  })

  test('is loading while the server thinks [4.status]', async () => {
    const answers = heldAnswers<{ token: string }>()
    const { scope, raise } = starting(null, [answer(Authenticate, answers.next)])
    expect(scope.getState($status)).toBe('')
    const done = raise(signInSubmitted, credentials)
    await expect.poll(() => answers.count).toBe(1)
    expect(scope.getState($status)).toBe('loading')
    expect(scope.getState($signingIn)).toBe(true)
    answers.at(0).resolve({ token })
    await done
    expect([scope.getState($signingIn), scope.getState($status)]).toEqual([false, 'success'])
  })

  test('that is refused keeps the reason until the next attempt [8.login-error] [4.status]', async () => {
    let isRight = false
    const { scope, raise, storage, toasts } = starting(null, [
      answer(Authenticate, () => (isRight ? { token } : Promise.reject(refusal))),
    ])
    await raise(signInSubmitted, credentials)
    expect(stateOf(scope)).toMatchObject({ status: 'error', isAuthenticated: false })
    expect(scope.getState($signInFailure)).toBe(refusal)
    expect(storage.read(storageKeys.token)).toBeNull()
    // The form tells it: no message says it again.
    expect(toasts).toEqual([])
    isRight = true
    await raise(signInSubmitted, credentials)
    expect(scope.getState($signInFailure)).toBeNull()
    expect(scope.getState($isAuthenticated)).toBe(true)
  })

  test.each([
    ['no value', answerWhole(Authenticate, () => ({ value: undefined, hasErrors: false, messages: [] }))],
    ['an empty token', answer(Authenticate, () => ({ token: '' }))],
    ['a token that says nobody', answer(Authenticate, () => ({ token: 'not.a.token' }))],
  ])('that is answered by %s is an error, and says so', async (_, reply) => {
    const { scope, raise, storage } = starting(null, [reply])
    await raise(signInSubmitted, credentials)
    expect(stateOf(scope)).toMatchObject({ status: 'error', isAuthenticated: false })
    expect(scope.getState($signInFailure)?.kind).toBe('unreadable')
    expect(storage.read(storageKeys.token)).toBeNull()
  })

  test('with a password that must be changed opens nothing, leads to its page and drops the token', async () => {
    const { scope, raise, storage, call, moves } = starting(null, [
      answer(Authenticate, () => ({ token, mustChangePassword: true })),
      answer(SecAuthentification.LogOut),
    ])
    const asked = counting(passwordChangeAsked, scope)
    await raise(signInSubmitted, credentials)
    expect(asked()).toBe(1)
    expect(stateOf(scope)).toMatchObject({ status: '', isAuthenticated: false })
    expect(storage.read(storageKeys.token)).toBeNull()
    expect(call.inputsOf(UsrUser.GetMenuList)).toEqual([])
    expect(moves).toEqual([{ to: paths.password }])
    expect(call.asked.filter(({ path }) => path.endsWith('/LogOut'))).toMatchObject([{ token }])
  })
})

describe('$isAuthenticated', () => {
  const good = { token, user: {}, status: 'success' }
  test.each([
    ['all three', good, true],
    ['no token', { ...good, token: null }, false],
    ['an empty token', { ...good, token: '' }, false],
    ['no user', { ...good, user: null }, false],
    ['loading', { ...good, status: 'loading' }, false],
    ['an error', { ...good, status: 'error' }, false],
  ])('with %s [4.authenticated]', (_, given, expected) => {
    const it = testConsole({
      user: null,
      values: [
        [$token, given.token],
        [$user, given.user],
        [$status, given.status],
      ],
    })
    expect(it.scope.getState($isAuthenticated)).toBe(expected)
  })
})

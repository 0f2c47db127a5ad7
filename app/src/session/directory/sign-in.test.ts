import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import { CallFailure } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import { memoryStorage, storageKeys } from '../../base/storage.ts'
import { answer, type EndpointAnswer } from '../../kit/testing/answers.ts'
import { held, testConsole } from '../../kit/testing/test-scope.ts'
import { tokenOf } from '../../kit/testing/tokens.ts'
import '../../navigation/menus.ts'
import { $clock } from '../clock.ts'
import { $isAuthenticated, $signInFailure, $status, directoryAsked, signInSubmitted } from '../session.ts'
import { credentials, failing } from '../testing/starting.ts'
import { $directory } from './directory.ts'
import { DirectoryFailure, type DirectoryProblem } from './failure.ts'
import { $directoryFailure, $isAccountRefused, $isReset, $resetOffered, $window, resetAsked } from './sign-in.ts'
import './sign-out.ts'
import { fakeDirectory, identityToken } from './testing/fake-directory.ts'

const { Authenticate, AuthenticateWithToken } = SecAuthentification
const now = Date.parse('2026-03-31T08:00:00Z')
const token = tokenOf({ refIdentification: 'AAD' })
const identity = identityToken(now)
const asked = { requested: '/about' }
const refusal = new CallFailure('refused', {
  status: 200,
  messages: [{ message: 'Compte inconnu de l’application', eventType: 4, exception: null }],
})

function signingIn({
  directory = fakeDirectory(),
  answers = [],
  prompt,
}: { directory?: ReturnType<typeof fakeDirectory>; answers?: EndpointAnswer[]; prompt?: string } = {}) {
  const it = testConsole({
    user: null,
    storage: memoryStorage(prompt ? { [storageKeys.directoryPrompt]: prompt } : {}),
    answers: [
      answer(AuthenticateWithToken, () => ({ token })),
      answer(UsrUser.GetMenuList),
      answer(SysInfo.GetAppInfo),
      ...answers,
    ],
    values: [held($directory, directory), held($clock, () => ({ wall: now, steady: 0 }))],
  })
  /** Presses the button and waits for the window. */
  const press = async (place = 0) => {
    const done = it.raise(directoryAsked, asked)
    await expect.poll(() => directory.signIns.count).toBe(place + 1)
    return { done, answers: directory.signIns.at(place), given: directory.windows.at(-1) }
  }
  const problem = () => it.scope.getState($directoryFailure)?.problem ?? null
  return { ...it, directory, press, problem, isIn: () => it.scope.getState($isAuthenticated) }
}

describe('sign-in at the directory', () => {
  test('its identity token is exchanged for the API’s, and opens the session [4.in-by-directory]', async () => {
    const { press, call, storage, scope, isIn } = signingIn()
    const { done, answers } = await press()
    expect(scope.getState($window)).toBe('signIn')
    expect(isIn()).toBe(false)
    answers.resolve(identity)
    await done
    expect(call.inputsOf(AuthenticateWithToken)).toEqual([{ token: identity }])
    expect(storage.read(storageKeys.token)).toBe(token)
    expect(isIn()).toBe(true)
    expect(scope.getState($status)).toBe('success')
    expect(scope.getState($window)).toBeNull()
  })

  test('what is had silently opens no window', async () => {
    const { raise, directory, isIn } = signingIn({ directory: fakeDirectory({ silent: identity }) })
    await raise(directoryAsked, asked)
    expect(directory.asked).not.toContain('signIn')
    expect(isIn()).toBe(true)
  })

  test('what is not is asked for in a window [8.directory-silent]', async () => {
    const { press, directory, isIn } = signingIn()
    const { done, answers } = await press()
    expect(directory.asked).toEqual(['signInSilently', 'signIn'])
    answers.resolve(identity)
    await done
    expect(isIn()).toBe(true)
  })

  test.each(['login', 'select_account'] as const)('with %s to be asked nothing is had silently', async (prompt) => {
    const { press, directory } = signingIn({ prompt, directory: fakeDirectory({ silent: identity }) })
    const { given } = await press()
    expect(directory.asked).toEqual(['signIn'])
    expect(given?.prompt).toBe(prompt)
  })

  test('a second press brings the open window forward', async () => {
    const { press, raise, directory } = signingIn()
    await press()
    void raise(directoryAsked, asked)
    await expect.poll(() => directory.asked.at(-1)).toBe('bringForward')
    expect(directory.signIns.count).toBe(1)
  })

  test.each<DirectoryProblem>([
    'blocked',
    'closed',
    'denied',
    'misconfigured',
    'notLoaded',
    'other',
    'state',
    'unreachable',
  ])('%s: signed out, told why, and free to try again [8.directory-error]', async (kind) => {
    const { press, scope, problem, isIn, storage } = signingIn()
    const first = await press()
    first.answers.reject(new DirectoryFailure(kind))
    await first.done
    expect([problem(), isIn(), scope.getState($window), storage.read(storageKeys.token)]).toEqual([
      kind,
      false,
      null,
      null,
    ])
    const second = await press(1)
    expect(problem()).toBeNull()
    second.answers.resolve(identity)
    await second.done
    expect(isIn()).toBe(true)
  })

  test('a window that seems to be closed is told at once, and may answer all the same', async () => {
    const { press, scope, problem, isIn } = signingIn()
    const { done, given, answers } = await press()
    given?.onClosed()
    expect([problem(), scope.getState($window)]).toEqual(['closed', null])
    answers.resolve(identity)
    await done
    expect([problem(), isIn()]).toEqual([null, true])
  })

  test('the answer of a window that another one has followed counts for nothing', async () => {
    const { press, call, isIn } = signingIn()
    const first = await press()
    first.given?.onClosed()
    const second = await press(1)
    first.answers.resolve('of.another.time')
    second.answers.resolve(identity)
    await Promise.all([first.done, second.done])
    expect(call.inputsOf(AuthenticateWithToken)).toEqual([{ token: identity }])
    expect(isIn()).toBe(true)
  })

  test('who has signed in by password is not signed in again by a window he left', async () => {
    const { press, raise, call } = signingIn({ answers: [answer(Authenticate, () => ({ token: tokenOf() }))] })
    const { done, answers } = await press()
    const signed = raise(signInSubmitted, credentials)
    await expect.poll(() => call.inputsOf(Authenticate)).toHaveLength(1)
    answers.resolve(identity)
    await Promise.all([done, signed])
    expect(call.inputsOf(AuthenticateWithToken)).toEqual([])
  })
})

describe('a directory’s token that the API refuses', () => {
  test('the account is forgotten, and another one can be chosen [8.directory-error]', async () => {
    const { press, scope, isIn, directory, storage } = signingIn({ answers: [failing(AuthenticateWithToken, refusal)] })
    const first = await press()
    first.answers.resolve(identity)
    await first.done
    expect([isIn(), scope.getState($signInFailure), scope.getState($isAccountRefused)]).toEqual([false, refusal, true])
    expect(directory.asked).toContain('forget')
    expect(storage.read(storageKeys.directoryPrompt)).toBe('select_account')
    expect((await press(1)).given?.prompt).toBe('select_account')
    expect(scope.getState($isAccountRefused)).toBe(false)
  })

  test('who had to say who he is has to say it again', async () => {
    const { press, storage } = signingIn({ prompt: 'login', answers: [failing(AuthenticateWithToken, refusal)] })
    const { done, answers } = await press()
    answers.resolve(identity)
    await done
    expect(storage.read(storageKeys.directoryPrompt)).toBe('login')
  })

  test.each([
    ['ago', 7_200_000],
    ['hence', -7_200_000],
  ])('one of two hours %s tells of the clocks', async (_, ago) => {
    const { press, problem } = signingIn({ answers: [failing(AuthenticateWithToken, refusal)] })
    const { done, answers } = await press()
    answers.resolve(identityToken(now, ago))
    await done
    expect(problem()).toBe('clock')
  })

  test('a server that fails keeps the account', async () => {
    const { press, scope, directory } = signingIn({
      answers: [failing(AuthenticateWithToken, new CallFailure('http', { status: 500 }))],
    })
    const { done, answers } = await press()
    answers.resolve(identity)
    await done
    expect(directory.asked).not.toContain('forget')
    expect(scope.getState($isAccountRefused)).toBe(false)
  })
})

describe('a forgotten password', () => {
  const forgotten = new DirectoryFailure('forgotten', 'AADB2C90118')

  test('opens the window in which it is reset; then one may sign in [8.directory-reset]', async () => {
    const { press, scope, directory, problem, isIn } = signingIn()
    const first = await press()
    first.answers.reject(forgotten)
    await expect.poll(() => directory.resets.count).toBe(1)
    expect([scope.getState($window), problem()]).toEqual(['reset', null])
    directory.resets.at(0).resolve()
    await first.done
    expect([scope.getState($isReset), scope.getState($resetOffered), isIn()]).toEqual([true, false, false])
    const second = await press(1)
    expect(scope.getState($isReset)).toBe(false)
    second.answers.resolve(identity)
    await second.done
    expect(isIn()).toBe(true)
  })

  test('a window that did not open is offered by a button', async () => {
    const { press, scope, raise, directory, problem } = signingIn()
    const { done, answers } = await press()
    answers.reject(forgotten)
    await expect.poll(() => directory.resets.count).toBe(1)
    directory.resets.at(0).reject(new DirectoryFailure('blocked'))
    await done
    expect([problem(), scope.getState($resetOffered)]).toEqual(['blocked', true])
    const again = raise(resetAsked)
    await expect.poll(() => directory.resets.count).toBe(2)
    expect([problem(), scope.getState($resetOffered)]).toEqual([null, false])
    directory.resets.at(1).resolve()
    await again
    expect(scope.getState($isReset)).toBe(true)
  })

  test('without an authority that resets, it is an error like any other', async () => {
    const { press, problem, directory, scope } = signingIn({ directory: fakeDirectory({ canReset: false }) })
    const { done, answers } = await press()
    answers.reject(forgotten)
    await done
    expect([problem(), directory.resets.count, scope.getState($resetOffered)]).toEqual(['forgotten', 0, false])
  })
})

test('a press where none is configured says so', async () => {
  const { raise, scope } = testConsole({ user: null })
  await raise(directoryAsked, asked)
  expect(scope.getState($directoryFailure)?.problem).toBe('misconfigured')
})

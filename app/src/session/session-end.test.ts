import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { CallFailure, pathOf } from '@ronde/contracts/wire'
import { allSettled } from 'effector'
import { describe, expect, test } from 'vitest'
import { type Asked, callFx } from '../base/call.ts'
import { $answers, opened } from '../kit/ask/answers.ts'
import { storageKeys } from '../base/storage.ts'
import { answer, type EndpointAnswer } from '../kit/testing/answers.ts'
import { heldAnswers } from '../kit/testing/held-answers.ts'
import { held, testConsole } from '../kit/testing/test-scope.ts'
import { tokenOf } from '../kit/testing/tokens.ts'
import { $appInfo, $menus, $menusLoaded } from '../navigation/menus.ts'
import {
  $endReason,
  $isAuthenticated,
  $status,
  $token,
  $user,
  sessionClosed,
  sessionEnded,
  signInSubmitted,
} from './session.ts'
import { $dismissQuestions, signOutRequested } from './session-end.ts'
import { $tellTabs } from './tabs.ts'
import { counting, credentials, failing, starting } from './testing/starting.ts'

const token = tokenOf()
const { Authenticate, LogOut } = SecAuthentification
const refusal = new CallFailure('refused', { status: 200 })

describe('the end of a session', () => {
  const opening = (answers: readonly EndpointAnswer[]) =>
    starting(null, [answer(Authenticate, () => ({ token })), ...answers])

  test.each([
    ['takes', answer(LogOut)],
    ['refuses', failing(LogOut, refusal)],
    ['answers with a 401', failing(LogOut, new CallFailure('http', { status: 401 }))],
  ])(
    'signing out, which the server %s: it is told while the token is there, then everything is forgotten, once [4.out-by-logout] [4.logout-clears] [4.logout-tells]',
    async (_, reply) => {
      const { scope, raise, call, storage } = opening([reply, answer(AffAffaire.GetList)])
      await raise(signInSubmitted, credentials)
      await raise(opened, { endpoint: AffAffaire.GetList, input: {} })
      const closings = counting(sessionClosed, scope)
      await raise(signOutRequested, { tellServer: true })
      expect(call.inputsOf(LogOut)).toHaveLength(1)
      expect(closings()).toBe(1)
      expect([scope.getState($status), scope.getState($isAuthenticated)]).toEqual(['', false])
      expect([scope.getState($token), scope.getState($user), scope.getState($appInfo)]).toEqual([null, null, null])
      expect(scope.getState($menus).size).toBe(0)
      expect(scope.getState($menusLoaded)).toBe(false)
      expect(scope.getState($answers)).toEqual({})
      expect(storage.read(storageKeys.token)).toBeNull()
    },
  )

  test('signing out does not wait for the server, and tells it with the token that ends', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const { scope, raise, storage, call } = opening([answer(LogOut, () => promise)])
    await raise(signInSubmitted, credentials)
    const told = raise(signOutRequested, { tellServer: true })
    expect([scope.getState($token), storage.read(storageKeys.token)]).toEqual([null, null])
    await expect.poll(() => call.asked.at(-1)).toEqual({ path: pathOf(LogOut), input: {}, token })
    resolve(true)
    await told
  })

  test.each([[null], ['idle'], ['expired'], ['elsewhere'], ['otherUser']] as const)(
    'refuses the questions that are open, ended by: %s',
    async (reason) => {
      let times = 0
      const { raise } = testConsole({ values: [held($dismissQuestions, () => void (times += 1))] })
      await raise(sessionEnded, { reason })
      expect(times).toBe(1)
    },
  )

  test('a session that ends by itself is not told to the server [4.logout-tells]', async () => {
    const { scope, raise, call } = opening([])
    await raise(signInSubmitted, credentials)
    await raise(signOutRequested, { tellServer: false })
    expect(call.inputsOf(LogOut)).toEqual([])
    expect(scope.getState($isAuthenticated)).toBe(false)
  })

  test('a 401 that says the account was deactivated or locked ends it for that reason, in the other tabs too', async () => {
    const closed = new CallFailure('http', {
      status: 401,
      messages: [{ message: 'Compte verrouillé ou inactif', eventType: 4, exception: null, code: 'R7' }],
    })
    const told: unknown[] = []
    const { scope, raise } = testConsole({
      answers: [failing(AffAffaire.GetList, closed)],
      values: [held($tellTabs, (message) => void told.push(message))],
    })
    await raise(opened, { endpoint: AffAffaire.GetList, input: {} })
    expect([scope.getState($isAuthenticated), scope.getState($endReason)]).toEqual([false, 'closed'])
    expect(told).toMatchObject([{ kind: 'ended', reason: 'closed' }])
  })

  test('a 401 on any call ends it, once, however many calls are told so', async () => {
    const lists = heldAnswers<[]>()
    const { scope, raise, storage } = opening([answer(AffAffaire.GetList, lists.next)])
    await raise(signInSubmitted, credentials)
    const closings = counting(sessionClosed, scope)
    const params = { endpoint: AffAffaire.GetList, input: {} }
    const asked = [allSettled(callFx, { scope, params }), allSettled(callFx, { scope, params })]
    await expect.poll(() => lists.count).toBe(2)
    for (const place of [0, 1]) lists.at(place).reject(new CallFailure('http', { status: 401 }))
    await Promise.all(asked)
    expect(closings()).toBe(1)
    expect(scope.getState($isAuthenticated)).toBe(false)
    expect(storage.read(storageKeys.token)).toBeNull()
  })

  test('a 401 on a last call of an earlier session does not', async () => {
    const { scope, raise } = opening([failing(AffAffaire.GetList, new CallFailure('http', { status: 401 }))])
    await raise(signInSubmitted, credentials)
    const params = {
      endpoint: AffAffaire.GetList as Asked['endpoint'],
      input: {},
      token: tokenOf({ login: 'b.petit' }),
    }
    await allSettled(callFx, { scope, params })
    expect(scope.getState($isAuthenticated)).toBe(true)
  })

  test.each([403, 404, 409, 415, 429, 500, 503])('a %d does not', async (status) => {
    const { scope, raise } = opening([failing(AffAffaire.GetList, new CallFailure('http', { status }))])
    await raise(signInSubmitted, credentials)
    await allSettled(callFx, { scope, params: { endpoint: AffAffaire.GetList, input: {} } })
    expect(scope.getState($isAuthenticated)).toBe(true)
  })
})

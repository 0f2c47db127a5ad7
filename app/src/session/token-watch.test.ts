import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { CallFailure } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import { answer, type EndpointAnswer } from '../kit/testing/answers.ts'
import { heldAnswers } from '../kit/testing/held-answers.ts'
import { tokenOf } from '../kit/testing/tokens.ts'
import { looked, touched } from './idle.ts'
import { $endReason, $isAuthenticated, tokenRenewed } from './session.ts'
import { failing } from './testing/starting.ts'
import { severalTabs } from './testing/several-tabs.ts'

const { CheckToken } = SecAuthentification
const expiresAt = '2026-03-31T18:00:00.000Z'

async function oneTab(...answers: EndpointAnswer[]) {
  const browser = severalTabs({
    count: 1,
    answers: [answer(CheckToken, () => ({ isValid: true, expiresAt })), ...answers],
  })
  await browser.deliver()
  const tab = browser.at(0)
  return {
    ...browser,
    ...tab,
    checks: () => tab.call.inputsOf(CheckToken).length,
    isIn: () => tab.scope.getState($isAuthenticated),
  }
}

describe('the watch over the token', () => {
  test('asks every 10 seconds if there was activity since, and not otherwise [9.session-refresh]', async () => {
    const { raise, pass, checks, isIn, toasts } = await oneTab()
    await raise(touched)
    pass(9999)
    await raise(looked)
    expect(checks()).toBe(0)
    pass(1)
    await raise(looked)
    expect(checks()).toBe(1)
    for (let times = 0; times < 5; times += 1) {
      pass(10_000)
      await raise(looked)
    }
    expect(checks()).toBe(1)
    await raise(touched)
    expect(checks()).toBe(2)
    expect([isIn(), toasts]).toEqual([true, []])
  })

  test('a token that is no longer valid ends the session, and says so', async () => {
    const { raise, pass, isIn, scope, storedToken } = await oneTab(
      answer(CheckToken, () => ({ isValid: false, expiresAt: null })),
    )
    pass(10_000)
    await raise(touched)
    expect([isIn(), scope.getState($endReason), storedToken()]).toEqual([false, 'expired', null])
  })

  test.each([new CallFailure('network'), new CallFailure('timeout'), new CallFailure('http', { status: 503 })])(
    '%s says nothing of it, and nothing to the user',
    async (failure) => {
      const { raise, pass, isIn, toasts, moves } = await oneTab(failing(CheckToken, failure))
      pass(10_000)
      await raise(touched)
      expect([isIn(), toasts, moves]).toEqual([true, [], []])
    },
  )

  test('an answer about an older token does not end the newer session', async () => {
    const answers = heldAnswers<{ isValid: boolean }>()
    const { raise, pass, isIn, storage } = await oneTab(answer(CheckToken, answers.next))
    pass(10_000)
    const asked = raise(touched)
    await expect.poll(() => answers.count).toBe(1)
    const renewed = tokenOf({ exp: 4_102_444_900 })
    storage.write('user-token', renewed)
    const adopted = raise(tokenRenewed, renewed)
    answers.at(0).resolve({ isValid: false })
    await Promise.all([asked, adopted])
    expect(isIn()).toBe(true)
  })

  test('the end of the token is a reason to ask, once; the server alone ends the session', async () => {
    const exp = Date.parse('2026-03-31T08:05:00Z') / 1000
    let isValid = true
    const { raise, pass, checks, isIn, storage, scope } = await oneTab(
      answer(CheckToken, () => ({ isValid, expiresAt: new Date(exp * 1000).toISOString() })),
    )
    const short = tokenOf({ exp })
    storage.write('user-token', short)
    await raise(tokenRenewed, short)
    pass(5 * 60_000 - 1)
    await raise(looked)
    expect(checks()).toBe(0)
    pass(1)
    await raise(looked)
    pass(10_000)
    await raise(looked)
    expect([checks(), isIn()]).toEqual([1, true])
    isValid = false
    await raise(touched)
    expect([checks(), isIn(), scope.getState($endReason)]).toEqual([2, false, 'expired'])
  })
})

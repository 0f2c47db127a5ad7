import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { SysInfo, type AppInfo } from '@ronde/contracts/services/Core/SysInfo'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { CallFailure } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import { memoryStorage, storageKeys } from '../base/storage.ts'
import { answer } from '../kit/testing/answers.ts'
import { heldAnswers } from '../kit/testing/held-answers.ts'
import { testConsole } from '../kit/testing/test-scope.ts'
import { tokenOf } from '../kit/testing/tokens.ts'
import { $isAuthenticated } from '../session/session.ts'
import { reconnectAsked } from './reconnect.ts'

describe('asking whether the server answers again', () => {
  test('leads back when it does', async () => {
    const { raise, moves } = testConsole({ answers: [answer(SysInfo.GetAppInfo)] })
    await raise(reconnectAsked, { from: '/about?a=1' })
    expect(moves).toEqual([{ to: '/about?a=1', replace: true }])
  })

  test('leads home where the way back is none of the console', async () => {
    const { raise, moves } = testConsole({ answers: [answer(SysInfo.GetAppInfo)] })
    await raise(reconnectAsked, { from: '//evil.example/about' })
    expect(moves).toEqual([{ to: '/', replace: true }])
  })

  test('leads nowhere and says nothing when it does not', async () => {
    const { raise, moves, toasts } = testConsole({
      answers: [answer(SysInfo.GetAppInfo, () => Promise.reject(new CallFailure('network')))],
    })
    await raise(reconnectAsked, { from: '/about' })
    expect([moves, toasts]).toEqual([[], []])
  })

  test('asks once at a time', async () => {
    const answers = heldAnswers<AppInfo>()
    const { raise, moves } = testConsole({ answers: [answer(SysInfo.GetAppInfo, answers.next)] })
    const both = [raise(reconnectAsked, { from: '/about' }), raise(reconnectAsked, { from: '/about' })]
    await expect.poll(() => answers.count).toBe(1)
    answers.at(0).resolve(SysInfo.GetAppInfo.example.value)
    await Promise.all(both)
    expect([answers.count, moves.length]).toEqual([1, 1])
  })

  test('makes a start again that the network cut short', async () => {
    const { raise, scope } = testConsole({
      user: null,
      storage: memoryStorage({ [storageKeys.token]: tokenOf() }),
      answers: [answer(SysInfo.GetAppInfo), answer(SecAuthentification.CheckToken), answer(UsrUser.GetMenuList)],
    })
    await raise(reconnectAsked, { from: '/' })
    expect(scope.getState($isAuthenticated)).toBe(true)
  })
})

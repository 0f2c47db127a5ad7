import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import { CallFailure, pathOf } from '@ronde/contracts/wire'
import { allSettled } from 'effector'
import { describe, expect, test } from 'vitest'
import { callFx } from '../base/call.ts'
import { storageKeys } from '../base/storage.ts'
import { answer } from '../kit/testing/answers.ts'
import { payload, tokenOf } from '../kit/testing/tokens.ts'
import { looked, touched } from './idle.ts'
import { $canResume } from './other-tabs.ts'
import { $endReason, $isAuthenticated, $token, $user, resumeAsked, sessionClosed } from './session.ts'
import { signOutRequested } from './session-end.ts'
import { counting, failing } from './testing/starting.ts'
import { severalTabs, type Tab } from './testing/several-tabs.ts'
import { readTabMessage, tabSaid } from './tabs.ts'

const { LogOut } = SecAuthentification
const isIn = (tab: Tab) => tab.scope.getState($isAuthenticated)
const reason = (tab: Tab) => tab.scope.getState($endReason)
const agent = tokenOf({ login: 'z.agent', lbUser: 'Zoé Agent' })

describe('a sign-out in one tab', () => {
  test.each([true, false])(
    'signs all out, tells the server once, and says why in the others (channel: %s)',
    async (hasChannel) => {
      const { tabs, at, deliver, storedToken } = severalTabs({ hasChannel })
      await at(0).raise(signOutRequested, { tellServer: true })
      await deliver()
      expect(tabs.map(isIn)).toEqual([false, false, false])
      expect(tabs.map(reason)).toEqual([null, 'elsewhere', 'elsewhere'])
      expect(tabs.flatMap(({ call }) => call.inputsOf(LogOut))).toHaveLength(1)
      expect(storedToken()).toBeNull()
    },
  )

  test('is heard although storage keeps nothing', async () => {
    const { tabs, at, storage, storedToken } = severalTabs()
    const kept = storedToken()
    await at(0).raise(signOutRequested, { tellServer: true })
    storage.write(storageKeys.token, kept)
    for (const message of at(1).mail) await at(1).raise(tabSaid, message)
    expect(tabs.map(isIn)).toEqual([false, false, true])
  })

  test('of an earlier session of the same user is none of this one', async () => {
    const { at } = severalTabs({ count: 1 })
    const { login, exp } = payload()
    await at(0).raise(tabSaid, { kind: 'ended', login, exp: exp - 1, reason: null })
    await at(0).raise(tabSaid, { kind: 'ended', login: 'z.agent', exp, reason: 'idle' })
    expect([isIn(at(0)), reason(at(0))]).toEqual([true, null])
  })

  test('that is seen before its reason is told is told right in the end', async () => {
    const { at } = severalTabs({ count: 2 })
    await at(0).raise(signOutRequested, { tellServer: false, reason: 'idle' })
    await at(1).raise(looked)
    expect(reason(at(1))).toBe('elsewhere')
    for (const message of at(1).mail) await at(1).raise(tabSaid, message)
    expect(reason(at(1))).toBe('idle')
  })
})

describe('somebody else signs in in another tab', () => {
  test.each([
    ['storage tells', looked],
    ['the user comes back to this one', touched],
  ])('%s: this one ends, says why, and leaves the token alone; its own one dies', async (_, sign) => {
    const { at, storage, storedToken, now } = severalTabs({ count: 1 })
    const touchedThere = String(now.wall)
    const closings = counting(sessionClosed, at(0).scope)
    storage.write(storageKeys.token, agent)
    storage.write(storageKeys.lastActivity, touchedThere)
    await at(0).raise(sign)
    expect([isIn(at(0)), reason(at(0)), closings()]).toEqual([false, 'otherUser', 1])
    expect([storedToken(), storage.read(storageKeys.lastActivity)]).toEqual([agent, touchedThere])
    expect(at(0).call.asked).toEqual([{ path: pathOf(LogOut), input: {}, token: tokenOf() }])
  })

  test('a call that was given up for it says nothing, and ends the session', async () => {
    const { at, storage } = severalTabs({
      count: 1,
      answers: [failing(AffAffaire.Insert, new CallFailure('cancelled'))],
    })
    storage.write(storageKeys.token, agent)
    await allSettled(callFx, {
      scope: at(0).scope,
      params: { endpoint: AffAffaire.Insert, input: AffAffaire.Insert.example.input },
    })
    expect([isIn(at(0)), reason(at(0)), at(0).toasts]).toEqual([false, 'otherUser', []])
  })
})

describe('the same user signs in again in another tab', () => {
  const renewed = tokenOf({ exp: 4_102_444_900 })

  test('an open session goes on with the new token', async () => {
    const { at, storage } = severalTabs({ count: 1 })
    storage.write(storageKeys.token, renewed)
    await at(0).raise(looked)
    expect([isIn(at(0)), at(0).scope.getState($token), at(0).scope.getState($user)?.exp]).toEqual([
      true,
      renewed,
      4_102_444_900,
    ])
  })

  test('a 401 to the old token is no end', async () => {
    const { at, storage } = severalTabs({
      count: 1,
      answers: [failing(AffAffaire.GetList, new CallFailure('http', { status: 401 }))],
    })
    storage.write(storageKeys.token, renewed)
    await allSettled(callFx, { scope: at(0).scope, params: { endpoint: AffAffaire.GetList, input: {} } })
    expect([isIn(at(0)), at(0).scope.getState($token)]).toEqual([true, renewed])
  })

  test('a session that has ended may be resumed; that of somebody else may not', async () => {
    const { at, storage, storedToken } = severalTabs({
      count: 1,
      answers: [answer(UsrUser.GetMenuList), answer(SysInfo.GetAppInfo)],
    })
    await at(0).raise(signOutRequested, { tellServer: false })
    storage.write(storageKeys.token, agent)
    await at(0).raise(looked)
    expect(at(0).scope.getState($canResume)).toBe(false)
    storage.write(storageKeys.token, renewed)
    await at(0).raise(looked)
    expect(at(0).scope.getState($canResume)).toBe(true)
    await at(0).raise(resumeAsked, { requested: '/about' })
    expect([isIn(at(0)), storedToken(), at(0).scope.getState($canResume)]).toEqual([true, renewed, false])
  })
})

test.each([
  null,
  'x',
  1,
  {},
  { kind: 'active' },
  { kind: 'active', login: 'a', at: '1' },
  { kind: 'ended', login: 'a', exp: 1, reason: 'why' },
])('%j is no message of a tab', (data) => {
  expect(readTabMessage(data)).toBeNull()
})

import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storageKeys } from '../base/storage.ts'
import { answer } from '../kit/testing/answers.ts'
import { tokenOf } from '../kit/testing/tokens.ts'
import { $secondsLeft, looked, stayed, touched } from './idle.ts'
import { $endReason, $isAuthenticated, appStarted, sessionClosed, signInSubmitted } from './session.ts'
import { signOutRequested } from './session-end.ts'
import { counting, credentials, starting } from './testing/starting.ts'
import { severalTabs, type Tab } from './testing/several-tabs.ts'

const { Authenticate, LogOut } = SecAuthentification
const minute = 60_000
const left = (tab: Tab) => tab.scope.getState($secondsLeft)
const isIn = (tab: Tab) => tab.scope.getState($isAuthenticated)
const reason = (tab: Tab) => tab.scope.getState($endReason)

describe('an idle session', () => {
  test('asks in every tab at 14 minutes, counts, and ends at 15: every tab says why, the server is told [9.session-maximum] [9.session-alert]', async () => {
    const { tabs, at, pass, deliver, storedToken, storage } = severalTabs()
    await deliver()
    pass(14 * minute - 1)
    await deliver()
    expect(tabs.map(left)).toEqual([null, null, null])
    expect(at(0).alarm).toBe(1)
    pass(1)
    await deliver()
    expect(tabs.map(left)).toEqual([60, 60, 60])
    pass(18_500)
    await deliver()
    expect(tabs.map(left)).toEqual([42, 42, 42])
    pass(41_500)
    await at(1).raise(looked)
    expect(tabs.map(isIn)).toEqual([true, false, true])
    await deliver()
    expect(tabs.map(isIn)).toEqual([false, false, false])
    expect(tabs.map(reason)).toEqual(['idle', 'idle', 'idle'])
    expect(tabs.map(({ alarm }) => alarm)).toEqual([null, null, null])
    expect([storedToken(), storage.read(storageKeys.lastActivity)]).toEqual([null, null])
    expect(at(1).call.inputsOf(LogOut)).toHaveLength(1)
  })

  test.each([true, false])(
    'activity in one tab keeps all alive, as does an answer (channel: %s)',
    async (hasChannel) => {
      const { tabs, at, pass, deliver } = severalTabs({ hasChannel })
      await deliver()
      pass(10 * minute)
      await at(0).raise(touched)
      await deliver()
      pass(10 * minute)
      await deliver()
      expect(tabs.map(left)).toEqual([null, null, null])
      pass(4 * minute)
      await deliver()
      expect(tabs.map(left)).toEqual([60, 60, 60])
      await at(1).raise(touched)
      expect(left(at(1))).toBe(60)
      await at(1).raise(stayed)
      await deliver()
      expect(tabs.map(left)).toEqual([null, null, null])
      pass(14 * minute)
      await deliver()
      expect(tabs.map(left)).toEqual([60, 60, 60])
    },
  )

  test('a computer that wakes past the limit is signed out at once, and once', async () => {
    const { at, sleep, deliver } = severalTabs({ count: 1 })
    await deliver()
    const closings = counting(sessionClosed, at(0).scope)
    sleep(60 * minute)
    await at(0).raise(touched)
    await at(0).raise(stayed)
    await deliver()
    expect([isIn(at(0)), reason(at(0)), closings()]).toEqual([false, 'idle', 1])
  })

  test('a tab that slept while another was at work goes on', async () => {
    const { at, pass, deliver } = severalTabs({ count: 2 })
    await deliver()
    for (let minutes = 0; minutes < 30; minutes += 10) {
      pass(10 * minute)
      await at(0).raise(touched)
    }
    at(1).mail.length = 0
    await at(1).raise(looked)
    expect([isIn(at(1)), left(at(1))]).toEqual([true, null])
  })

  test('late news of earlier activity does not make a tab forget the latest', async () => {
    const { at, pass, deliver } = severalTabs({ count: 2 })
    await deliver()
    pass(1)
    await at(0).raise(touched)
    pass(10 * minute)
    await at(0).raise(touched)
    pass(10 * minute)
    await deliver()
    expect([isIn(at(1)), left(at(1))]).toEqual([true, null])
  })

  test('nothing runs while nobody is signed in', async () => {
    const { at, pass, deliver } = severalTabs({ count: 1 })
    await at(0).raise(signOutRequested, { tellServer: false })
    pass(60 * minute)
    await at(0).raise(touched)
    await deliver()
    expect([left(at(0)), at(0).alarm, reason(at(0))]).toEqual([null, null, null])
  })

  test('what storage holds may be anything', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json(), fc.integer().map(String)), async (kept) => {
        const { at, storage, deliver } = severalTabs({ count: 1 })
        await deliver()
        storage.write(storageKeys.lastActivity, kept)
        await deliver()
        await at(0).raise(touched)
        expect(isIn(at(0))).toBe(true)
        expect(left(at(0))).toBeNull()
      }),
    )
  })
})

describe('a start', () => {
  const token = tokenOf()
  test.each([
    [14 * minute, true, null],
    [15 * minute, false, 'idle'],
  ])('%d ms after the last activity', async (ms, isOpen, why) => {
    const { scope, raise, storage, call } = starting(token, [answer(SecAuthentification.CheckToken), answer(LogOut)])
    storage.write(storageKeys.lastActivity, String(Date.now() - ms))
    await raise(appStarted)
    expect([scope.getState($isAuthenticated), scope.getState($endReason)]).toEqual([isOpen, why])
    expect(storage.read(storageKeys.token)).toBe(isOpen ? token : null)
    expect(call.asked.filter((asked) => asked.token === token)).toHaveLength(isOpen ? 0 : 1)
  })

  test('a sign-in counts as activity, whatever was left', async () => {
    const { scope, raise, storage } = starting(null, [answer(Authenticate, () => ({ token }))])
    storage.write(storageKeys.lastActivity, '1')
    await raise(signInSubmitted, credentials)
    await raise(looked)
    expect([scope.getState($isAuthenticated), scope.getState($secondsLeft)]).toEqual([true, null])
  })
})

const tab = fc.nat({ max: 2 })
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('pass' as const, 'sleep' as const),
      ms: fc.integer({ min: 0, max: 9 * minute }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('touch' as const, 'stay' as const, 'look' as const), tab }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'deliver' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('signOut' as const), tab }) },
)

test('whatever three tabs do, in any order: they agree, none outlives the limit, none ends early', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.boolean(), async (walk, hasChannel) => {
      const { tabs, at, pass, sleep, deliver, storedToken } = severalTabs({ hasChannel })
      await deliver()
      let [time, lastActive, isOver] = [0, 0, false]
      const act = async ({ kind, tab: place }: { kind: 'touch' | 'stay' | 'look' | 'signOut'; tab: number }) => {
        const acting = at(place)
        await acting.raise(looked)
        isOver ||= time - lastActive >= 15 * minute
        if (kind === 'signOut') {
          isOver = true
          await acting.raise(signOutRequested, { tellServer: true })
        } else if (kind !== 'look') {
          if (kind === 'stay' || left(acting) === null) lastActive = time
          await acting.raise(kind === 'touch' ? touched : stayed)
        }
        expect(isIn(acting)).toBe(!isOver)
      }
      const meet = async () => {
        await deliver()
        isOver ||= time - lastActive >= 15 * minute
        expect(tabs.map(isIn)).toEqual(tabs.map(() => !isOver))
        expect(storedToken() === null).toBe(isOver)
      }

      for (const one of walk) {
        if ('tab' in one) await act(one)
        else if (one.kind === 'deliver') await meet()
        else {
          time += one.ms
          if (one.kind === 'pass') pass(one.ms)
          else sleep(one.ms)
        }
      }
      await meet()
    }),
    { numRuns: 400 },
  )
})

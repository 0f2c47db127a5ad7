import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../../base/storage.ts'
import { $clock } from '../../session/clock.ts'
import { sessionClosed } from '../../session/session.ts'
import { answer } from '../testing/answers.ts'
import { held, testConsole } from '../testing/test-scope.ts'
import { $lockCalls, lockReturned, locksDropped, locksProlonged, lockWanted, placeKey } from './lock.ts'
import { $tab, tabLife } from './lock-tabs.ts'
import { calls, place } from './testing/lock-calls.ts'

describe('tabs of one browser', () => {
  const browser = (count: number) => {
    const storage = memoryStorage()
    const now = { wall: Date.parse('2026-03-31T08:30:00.000Z'), steady: 0 }
    const answers = [answer(calls.Verrouiller), answer(calls.Deverrouiller), answer(calls.GetListByReference)]
    const tabs = Array.from({ length: count }, (_, tab) =>
      testConsole({
        storage,
        answers,
        values: [held($lockCalls, calls), held($tab, String(tab)), held($clock, () => ({ ...now }))],
      }),
    )
    const given = () => tabs.flatMap(({ call }) => call.inputsOf(calls.Deverrouiller))
    const raised: (typeof tabs)[number]['raise'][] = tabs.map(({ raise }) => raise)
    return { raised, given, pass: (ms: number) => void (now.wall += ms), storage }
  }

  test.each([
    ['closed', (raise: ReturnType<typeof testConsole>['raise']) => raise(lockReturned, place)],
    ['left with its page', (raise: ReturnType<typeof testConsole>['raise']) => raise(locksDropped)],
  ])(
    'the lock is given back by the last that edits the object: an editor %s in one leaves the other’s alone',
    async (_, end) => {
      const {
        raised: [one, other],
        given,
      } = browser(2)
      if (!one || !other) throw new Error('two tabs')
      await one(lockWanted, place)
      await other(lockWanted, place)
      await end(one)
      expect(given()).toEqual([])
      await end(other)
      expect(given()).toEqual([place])
    },
  )

  test('one that crashed holds nothing back for long; one that edits is heard of again', async () => {
    const {
      raised: [crashed, alive, third],
      given,
      pass,
    } = browser(3)
    if (!crashed || !alive || !third) throw new Error('three tabs')
    await crashed(lockWanted, place)
    await alive(lockWanted, place)
    pass(tabLife - 1)
    await alive(locksProlonged)
    pass(tabLife - 1)
    await third(lockWanted, place)
    await third(lockReturned, place)
    expect(given()).toEqual([])
    await alive(lockReturned, place)
    expect(given()).toEqual([place])
  })

  test.each(['', 'x', '[]', '{"0":"1"}', '{"1":99999999999999}'])(
    '%j, which no console left, holds nothing back, and is gone after',
    async (left) => {
      const {
        raised: [only],
        given,
        storage,
      } = browser(1)
      storage.write(`ronde.lock.${placeKey(place)}`, left)
      await only?.(lockWanted, place)
      await only?.(lockReturned, place)
      expect([given(), storage.read(`ronde.lock.${placeKey(place)}`)]).toEqual([[place], null])
    },
  )

  test('another’s lock is left, and its object with it', async () => {
    const {
      raised: [one],
      storage,
    } = browser(1)
    await one?.(lockWanted, place)
    await one?.(sessionClosed)
    await one?.(lockReturned, place)
    expect(storage.read(`ronde.lock.${placeKey(place)}`)).toBeNull()
  })
})

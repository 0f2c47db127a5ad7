import { CallFailure, GET, POST, service } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { answer, type EndpointAnswer } from '../testing/answers.ts'
import { held, testConsole } from '../testing/test-scope.ts'
import { $lockCalls, $locks, type Lock, lockLookedAt, lockReturned, locksDropped, locksProlonged, lockWanted, placeKey, takeOverAsked } from './lock.ts'

const place = { typeObjet: 'Affaire', refObjet: '7d1f' }
const mine: Lock = { ...place, login: 'a.martin', lbUser: 'Alice Martin', dtVerrou: '2026-03-31T08:25:00.000Z' }
const theirs: Lock = { ...mine, login: 'b.petit', lbUser: 'Bruno Petit' }

const lock = z.object({ typeObjet: z.string(), refObjet: z.string(), login: z.string(), lbUser: z.string(), dtVerrou: z.string() })
const object = { typeObjet: z.string(), refObjet: z.string() }
const calls = service('/api/Core/SysObjetLock', {
  Verrouiller: POST({ input: z.object({ ...object, force: z.optional(z.boolean()) }), value: lock, example: { input: { ...place, force: false }, value: mine } }),
  Deverrouiller: POST({ input: z.object(object), value: z.boolean(), example: { input: place, value: true } }),
  GetListByReference: GET({ input: z.object(object), value: z.array(lock), example: { input: place, value: [mine] } }),
})
const { Verrouiller, Deverrouiller, GetListByReference } = calls

function consoleWith(answers: readonly EndpointAnswer[] = [], known: typeof calls | null = calls) {
  const it = testConsole({ answers: [answer(Verrouiller), answer(Deverrouiller), answer(GetListByReference), ...answers], values: [held($lockCalls, known)] })
  return { ...it, of: () => it.scope.getState($locks).get(placeKey(place)) }
}
const refused = answer(Verrouiller, ({ force }) => (force ? mine : Promise.reject(new CallFailure('refused', { status: 200 }))))

describe('a lock', () => {
  test('is taken, prolonged while it is needed, and given back by the last who needed it', async () => {
    const { raise, call, of } = consoleWith()
    await raise(lockWanted, place)
    await raise(lockWanted, place)
    expect(of()).toMatchObject({ lock: mine, wanted: 2 })
    await raise(locksProlonged)
    expect(call.inputsOf(Verrouiller)).toHaveLength(3)
    await raise(lockReturned, place)
    expect(call.inputsOf(Deverrouiller)).toEqual([])
    await raise(lockReturned, place)
    expect(call.inputsOf(Deverrouiller)).toEqual([place])
    expect(of()).toMatchObject({ lock: null, wanted: 0 })
    await raise(locksProlonged)
    expect(call.inputsOf(Verrouiller)).toHaveLength(3)
  })

  test('that somebody else holds is told with who and since when, and is not given back by us', async () => {
    const { raise, call, of, toasts } = consoleWith([refused, answer(GetListByReference, () => [theirs])])
    await raise(lockWanted, place)
    expect(of()).toMatchObject({ lock: theirs })
    await raise(lockReturned, place)
    await raise(locksDropped)
    expect(call.inputsOf(Deverrouiller)).toEqual([])
    expect(toasts).toEqual([])
  })

  test('is taken over by force', async () => {
    const { raise, call, of } = consoleWith([refused, answer(GetListByReference, () => [theirs])])
    await raise(lockWanted, place)
    await raise(takeOverAsked, place)
    expect(call.inputsOf(Verrouiller).at(-1)).toEqual({ ...place, force: true })
    expect(of()).toMatchObject({ lock: mine })
  })

  test('is given back when the page is left', async () => {
    const { raise, call } = consoleWith()
    await raise(lockWanted, place)
    await raise(locksDropped)
    expect(call.inputsOf(Deverrouiller)).toEqual([place])
  })

  test('of what is only looked at is asked for, and not taken', async () => {
    const { raise, call, of } = consoleWith([answer(GetListByReference, () => [theirs])])
    await raise(lockLookedAt, place)
    expect(of()).toMatchObject({ lock: theirs, wanted: 0 })
    expect(call.inputsOf(Verrouiller)).toEqual([])
  })
})

describe('without locks', () => {
  test.each([
    ['the server lacks the call', [answer(Verrouiller, () => Promise.reject(new CallFailure('http', { status: 404 })))], calls],
    ['the server does not answer', [answer(Verrouiller, () => Promise.reject(new CallFailure('timeout')))], calls],
    ['the console has no calls for them', [], null],
  ])('the console goes on: %s', async (_, answers, known) => {
    const { raise, of, toasts, moves } = consoleWith(answers, known)
    await raise(lockWanted, place)
    await raise(lockReturned, place)
    expect(of()).toMatchObject({ lock: null })
    expect([toasts, moves]).toEqual([[], []])
  })
})

import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { CallFailure, pathOf } from '@ronde/contracts/wire'
import { allSettled } from 'effector'
import { describe, expect, test } from 'vitest'
import { callFx } from '../../base/call.ts'
import { signOutRequested } from '../../session/session-end.ts'
import { sessionClosed } from '../../session/session.ts'
import { answer, type EndpointAnswer } from '../testing/answers.ts'
import { heldAnswers } from '../testing/held-answers.ts'
import { held, testConsole } from '../testing/test-scope.ts'
import {
  $lockCalls,
  $locks,
  type Lock,
  lockAskedAgain,
  lockLookedAt,
  lockReturned,
  locksDropped,
  locksProlonged,
  locksWatched,
  lockWanted,
  placeKey,
  takeOverAsked,
} from './lock.ts'
import { calls, mine, place, theirs } from './testing/lock-calls.ts'

const { Verrouiller, Deverrouiller, GetListByReference } = calls
const { Update } = AffAffaire

function consoleWith(answers: readonly EndpointAnswer[] = [], known: typeof calls | null = calls) {
  const it = testConsole({
    answers: [answer(Verrouiller), answer(Deverrouiller), answer(GetListByReference), ...answers],
    values: [held($lockCalls, known)],
  })
  return { ...it, of: () => it.scope.getState($locks).get(placeKey(place)) }
}
const refused = answer(Verrouiller, ({ force }) =>
  force ? mine : Promise.reject(new CallFailure('refused', { status: 200 })),
)

describe('a lock', () => {
  test('is taken, prolonged while it is needed, and given back by the last who needed it [4.lock]', async () => {
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

  test('is given back when the page is left [4.lock]', async () => {
    const { raise, call } = consoleWith()
    await raise(lockWanted, place)
    await raise(locksDropped)
    expect(call.inputsOf(Deverrouiller)).toEqual([place])
  })

  test('is given back by the token that ends when its user signs out', async () => {
    const { raise, call, of } = consoleWith([answer(SecAuthentification.LogOut)])
    await raise(lockWanted, place)
    await raise(signOutRequested, { tellServer: true })
    expect(call.inputsOf(Deverrouiller)).toEqual([place])
    // Before the token is revoked.
    expect(call.asked.slice(-2).map(({ path }) => path)).toEqual(
      [Deverrouiller, SecAuthentification.LogOut].map((endpoint) => pathOf(endpoint)),
    )
    expect(of()?.lock ?? null).toBe(null)
  })

  test.each(['nobody', 'somebody else'])('is kept, though an older look that finds %s answers last', async (who) => {
    const looks = heldAnswers<Lock[]>()
    const takes = heldAnswers<Lock>()
    const { raise, call, of } = consoleWith([
      answer(GetListByReference, () => looks.next()),
      answer(Verrouiller, () => takes.next()),
    ])
    const all = [raise(lockLookedAt, place), raise(lockWanted, place)]
    takes.at(0).resolve(mine)
    await expect.poll(() => of()?.lock).toEqual(mine)
    looks.at(0).resolve(who === 'nobody' ? [] : [theirs])
    await Promise.all(all)
    expect(of()).toMatchObject({ lock: mine, isLost: false })
    await raise(lockReturned, place)
    expect(call.inputsOf(Deverrouiller)).toEqual([place])
  })

  test('of what is only looked at is asked for, and not taken', async () => {
    const { raise, call, of } = consoleWith([answer(GetListByReference, () => [theirs])])
    await raise(lockLookedAt, place)
    expect(of()).toMatchObject({ lock: theirs, wanted: 0 })
    expect(call.inputsOf(Verrouiller)).toEqual([])
  })
})

describe('an editor that is closed before its lock came', () => {
  const late = () => {
    const waiting = heldAnswers<Lock>()
    return { ...consoleWith([answer(Verrouiller, () => waiting.next())]), waiting }
  }

  test('gives it back when it comes', async () => {
    const { raise, call, of, waiting } = late()
    const wanted = raise(lockWanted, place)
    const returned = raise(lockReturned, place)
    expect(call.inputsOf(Deverrouiller)).toEqual([])
    waiting.at(0).resolve(mine)
    await Promise.all([wanted, returned])
    expect(call.inputsOf(Deverrouiller)).toEqual([place])
    expect(of()).toMatchObject({ lock: null, wanted: 0, running: 0 })
  })

  test('gives it back when no answer came: the server may have locked all the same', async () => {
    const { raise, call, waiting } = late()
    const all = [raise(lockWanted, place), raise(lockReturned, place)]
    waiting.at(0).reject(new CallFailure('timeout'))
    await Promise.all(all)
    expect(call.inputsOf(Deverrouiller)).toEqual([place])
  })

  test('keeps it when it is opened again meanwhile', async () => {
    const { raise, call, of, waiting } = late()
    const all = [raise(lockWanted, place), raise(lockReturned, place), raise(lockWanted, place)]
    waiting.at(0).resolve(mine)
    await Promise.all(all)
    expect([call.inputsOf(Deverrouiller), waiting.count]).toEqual([[], 1])
    expect(of()).toMatchObject({ lock: mine, wanted: 1 })
  })

  test('gives back nothing that is somebody else’s, nor in a session that is over', async () => {
    const refusing = consoleWith([refused, answer(GetListByReference, () => [theirs])])
    await Promise.all([refusing.raise(lockWanted, place), refusing.raise(lockReturned, place)])
    expect(refusing.call.inputsOf(Deverrouiller)).toEqual([])
    const { raise, call, waiting } = late()
    const all = [raise(lockWanted, place), raise(sessionClosed), raise(lockReturned, place)]
    waiting.at(0).resolve(mine)
    await Promise.all(all)
    expect(call.inputsOf(Deverrouiller)).toEqual([])
  })

  test('opened again while the lock is given back takes it once that is done, not beside it', async () => {
    const waiting = heldAnswers<boolean>()
    const { raise, call, of } = consoleWith([answer(Deverrouiller, () => waiting.next())])
    await raise(lockWanted, place)
    const all = [raise(lockReturned, place), raise(lockWanted, place)]
    expect(call.inputsOf(Verrouiller)).toHaveLength(1)
    waiting.at(0).resolve(true)
    await Promise.all(all)
    expect(call.inputsOf(Verrouiller)).toHaveLength(2)
    expect(of()).toMatchObject({ lock: mine, wanted: 1 })
  })
})

describe('a lock that another takes over while it is held here', () => {
  /** A server on which an administrator takes it, and lets it go again. */
  const taken = () => {
    let holder: Lock | null = mine
    const it = consoleWith([
      answer(Verrouiller, () => {
        if (holder?.login === theirs.login) throw new CallFailure('refused', { status: 200 })
        holder = mine
        return mine
      }),
      answer(GetListByReference, () => (holder ? [holder] : [])),
      answer(Update, () => Promise.reject(new CallFailure('refused', { status: 200 }))),
    ])
    return { ...it, hold: (lock: Lock | null) => void (holder = lock) }
  }
  test.each([
    ['at the next look', locksWatched],
    ['at the next renewal', locksProlonged],
  ])('is told %s, and is still wanted', async (_, sign) => {
    const { raise, of, hold, call } = taken()
    await raise(lockWanted, place)
    expect(of()).toMatchObject({ lock: mine, isLost: false })
    hold(theirs)
    await raise(sign)
    expect(of()).toMatchObject({ lock: theirs, isLost: true, wanted: 1 })
    await raise(lockReturned, place)
    expect([of()?.isLost, call.inputsOf(Deverrouiller)]).toEqual([false, []])
  })

  test('is told by a save that is refused', async () => {
    const { raise, of, hold, scope } = taken()
    await raise(lockWanted, place)
    hold(theirs)
    await allSettled(callFx, { scope, params: { endpoint: Update, input: Update.example.input } })
    expect(of()).toMatchObject({ lock: theirs, isLost: true })
  })

  test('comes back when it is asked for again, or at a look that finds it free', async () => {
    const { raise, of, hold } = taken()
    await raise(lockWanted, place)
    hold(theirs)
    await raise(locksWatched)
    await raise(lockAskedAgain, place)
    expect(of()).toMatchObject({ lock: theirs, isLost: true })
    hold(null)
    await raise(locksWatched)
    expect(of()).toMatchObject({ lock: mine, isLost: false })
    hold(theirs)
    await raise(locksWatched)
    hold(null)
    await raise(lockAskedAgain, place)
    expect(of()).toMatchObject({ lock: mine, isLost: false })
  })

  test('was never held here: somebody else has it, and that is no loss', async () => {
    const { raise, of, hold } = taken()
    hold(theirs)
    await raise(lockWanted, place)
    expect(of()).toMatchObject({ lock: theirs, isLost: false })
  })
})

describe('without locks', () => {
  test.each([
    [
      'the server lacks the call',
      [answer(Verrouiller, () => Promise.reject(new CallFailure('http', { status: 404 })))],
      calls,
    ],
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

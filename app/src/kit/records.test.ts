import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { CallFailure, type Endpoint } from '@ronde/contracts/wire'
import type { Scope } from 'effector'
import { describe, expect, test } from 'vitest'
import { sessionClosed } from '../session/session.ts'
import { $readings, allRefreshed, closed, opened, refreshed } from './records.ts'
import { answer } from './testing/answers.ts'
import { heldAnswers } from './testing/held-answers.ts'
import { testConsole } from './testing/test-scope.ts'

const get = AffAffaire.Get as unknown as Endpoint<never, unknown>
const example = AffAffaire.Get.example.value
const named = (lbAffaire: string): Affaire => ({ ...example, lbAffaire })
const asking = (idAffaireGuid: string) => ({ endpoint: get, input: { idAffaireGuid } })

/** A console whose reads wait for the test. */
function slow() {
  const answers = heldAnswers<Affaire>()
  return { answers, ...testConsole({ answers: [answer(AffAffaire.Get, answers.next)] }) }
}

const labelAt = (scope: Scope, id: string): unknown => (scope.getState($readings)[id]?.value as Affaire | null | undefined)?.lbAffaire

describe('a place that reads', () => {
  test('waits, then holds the value [4.reading]', async () => {
    const { answers, scope, raise } = slow()
    const done = raise(opened, { id: 'case', asked: asking('a') })
    await expect.poll(() => answers.count).toBe(1)
    expect(scope.getState($readings).case).toMatchObject({ value: null, error: null, awaited: expect.any(Number) })
    answers.at(0).resolve(named('Une'))
    await done
    expect(scope.getState($readings).case).toMatchObject({ value: { lbAffaire: 'Une' }, error: null, awaited: null })
  })

  test('drops the answer to an older question, even when it comes last', async () => {
    const { answers, scope, raise } = slow()
    const done = [raise(opened, { id: 'case', asked: asking('a') }), raise(opened, { id: 'case', asked: asking('b') })]
    await expect.poll(() => answers.count).toBe(2)
    answers.at(1).resolve(named('b'))
    answers.at(0).resolve(named('a'))
    await Promise.all(done)
    expect(labelAt(scope, 'case')).toBe('b')
  })

  test('closed and opened again, does not take its old answer for the new one', async () => {
    const { answers, scope, raise } = slow()
    const done = [raise(opened, { id: 'case', asked: asking('a') }), raise(closed, { id: 'case' }), raise(opened, { id: 'case', asked: asking('a') })]
    await expect.poll(() => answers.count).toBe(2)
    answers.at(0).resolve(named('old'))
    await expect.poll(() => scope.getState($readings).case?.awaited).toEqual(expect.any(Number))
    expect(labelAt(scope, 'case')).toBeUndefined()
    answers.at(1).resolve(named('new'))
    await Promise.all(done)
    expect(labelAt(scope, 'case')).toBe('new')
  })

  test('an answer to a closed place is dropped', async () => {
    const { answers, scope, raise } = slow()
    const done = [raise(opened, { id: 'case', asked: asking('a') }), raise(closed, { id: 'case' })]
    await expect.poll(() => answers.count).toBe(1)
    answers.at(0).resolve(named('late'))
    await Promise.all(done)
    expect(scope.getState($readings)).toEqual({})
  })

  test('keeps what it shows while it reads again, and when that fails', async () => {
    const { answers, scope, raise } = slow()
    const first = raise(opened, { id: 'case', asked: asking('a') })
    await expect.poll(() => answers.count).toBe(1)
    answers.at(0).resolve(named('Une'))
    await first
    const again = raise(refreshed, { id: 'case' })
    await expect.poll(() => answers.count).toBe(2)
    expect(scope.getState($readings).case).toMatchObject({ value: { lbAffaire: 'Une' }, awaited: expect.any(Number) })
    answers.at(1).reject(new CallFailure('http', { status: 500 }))
    await again
    expect(scope.getState($readings).case).toMatchObject({ value: { lbAffaire: 'Une' }, error: { status: 500 }, awaited: null })
    const third = raise(refreshed, { id: 'case' })
    await expect.poll(() => answers.count).toBe(3)
    answers.at(2).resolve(named('Deux'))
    await third
    expect(scope.getState($readings).case).toMatchObject({ value: { lbAffaire: 'Deux' }, error: null })
  })

  test('that nobody opened is not read by a refresh', async () => {
    const { raise, call } = slow()
    await raise(refreshed, { id: 'case' })
    expect(call.asked).toEqual([])
  })
})

describe('all places', () => {
  test('read themselves again after a save, each its own question, and all in this scope', async () => {
    let round = 0
    const { scope, raise, call } = testConsole({
      answers: [answer(AffAffaire.Get, ({ idAffaireGuid }) => named(`${idAffaireGuid} ${round}`)), answer(AffAffairePrestation.GetList, () => [])],
    })
    await raise(opened, { id: 'one', asked: asking('a') })
    await raise(opened, { id: 'two', asked: asking('b') })
    await raise(opened, { id: 'list', asked: { endpoint: AffAffairePrestation.GetList, input: {} } })
    round = 1
    await raise(allRefreshed)
    expect([labelAt(scope, 'one'), labelAt(scope, 'two')]).toEqual(['a 1', 'b 1'])
    expect(Object.values(scope.getState($readings)).every(({ awaited }) => awaited === null)).toBe(true)
    expect(call.asked).toHaveLength(6)
  })

  test('are emptied by the end of the session, and late answers stay out', async () => {
    const { answers, scope, raise } = slow()
    const done = [raise(opened, { id: 'case', asked: asking('a') }), raise(sessionClosed)]
    await expect.poll(() => answers.count).toBe(1)
    answers.at(0).resolve(named('late'))
    await Promise.all(done)
    expect(scope.getState($readings)).toEqual({})
  })

  test('two scopes share nothing', async () => {
    const [one, other] = [testConsole({ answers: [answer(AffAffaire.Get)] }), testConsole({ answers: [answer(AffAffaire.Get)] })]
    await one.raise(opened, { id: 'case', asked: asking('a') })
    expect(other.scope.getState($readings)).toEqual({})
    expect(other.call.asked).toEqual([])
  })
})

import { AdmAgence } from '@ronde/contracts/services/Adm/AdmAgence'
import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { GedDocument } from '@ronde/contracts/services/Ged/GedDocument'
import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { CallFailure } from '@ronde/contracts/wire'
import type { Scope } from 'effector'
import { describe, expect, test } from 'vitest'
import { connectionChanged } from '../../base/connection.ts'
import { sessionClosed } from '../../session/session.ts'
import { answer } from '../testing/answers.ts'
import { heldAnswers } from '../testing/held-answers.ts'
import { testConsole } from '../testing/test-scope.ts'
import type { Answer } from './answer.ts'
import { $answers, changed, closed, mostKept, opened, refreshed } from './answers.ts'
import { questionId } from './question.ts'

const example = AffAffaire.Get.example.value
const named = (lbAffaire: string): Affaire => ({ ...example, lbAffaire })
const asking = (idAffaireGuid: string) => ({ endpoint: AffAffaire.Get, input: { idAffaireGuid } })
const list = { endpoint: AffAffaire.GetList, input: {}, key: 'idAffaireGuid' }

/** A console whose reads wait for the test. */
function slow() {
  const answers = heldAnswers<Affaire>()
  return { answers, ...testConsole({ answers: [answer(AffAffaire.Get, answers.next)] }) }
}

const at = (scope: Scope, guid: string): Answer | undefined => scope.getState($answers)[questionId(asking(guid))]

describe('a question', () => {
  test('waits, then holds the value [4.reading]', async () => {
    const { answers, scope, raise } = slow()
    const done = raise(opened, asking('a'))
    await expect.poll(() => answers.count).toBe(1)
    expect(at(scope, 'a')).toMatchObject({ value: null, error: null, awaited: expect.any(Object) })
    answers.at(0).resolve(named('Une'))
    await done
    expect(at(scope, 'a')).toMatchObject({ value: { lbAffaire: 'Une' }, error: null, awaited: null })
  })

  test('of several is asked once, and the first to leave does not close it for the others', async () => {
    const { answers, scope, raise } = slow()
    const done = [raise(opened, asking('a')), raise(opened, asking('a'))]
    await expect.poll(() => answers.count).toBe(1)
    answers.at(0).resolve(named('Une'))
    await Promise.all(done)
    await raise(closed, asking('a'))
    expect(at(scope, 'a')).toMatchObject({ value: { lbAffaire: 'Une' }, readers: 1 })
    expect(answers.count).toBe(1)
  })

  test('that failed for want of a network is asked again when there is one', async () => {
    const { answers, scope, raise } = slow()
    const first = raise(opened, asking('a'))
    await expect.poll(() => answers.count).toBe(1)
    void raise(connectionChanged, false)
    answers.at(0).reject(new CallFailure('network'))
    await first
    expect(at(scope, 'a')?.error?.kind).toBe('network')
    const again = raise(connectionChanged, true)
    await expect.poll(() => answers.count).toBe(2)
    answers.at(1).resolve(named('Une'))
    await again
    expect(at(scope, 'a')).toMatchObject({ value: { lbAffaire: 'Une' }, error: null })
  })

  test('left and come back to shows what was there at once, and is asked again; that it failed is told', async () => {
    const { answers, scope, raise, toasts } = slow()
    const first = raise(opened, asking('a'))
    await expect.poll(() => answers.count).toBe(1)
    answers.at(0).resolve(named('Une'))
    await first
    await raise(closed, asking('a'))
    const again = raise(opened, asking('a'))
    await expect.poll(() => answers.count).toBe(2)
    expect(at(scope, 'a')).toMatchObject({ value: { lbAffaire: 'Une' }, awaited: expect.any(Object) })
    answers.at(1).reject(new CallFailure('http', { status: 503 }))
    await again
    expect(at(scope, 'a')).toMatchObject({ value: { lbAffaire: 'Une' } })
    expect(toasts).toHaveLength(1)
  })

  test('closed while it waits and opened again, does not take its old answer for the new one', async () => {
    const { answers, scope, raise } = slow()
    const done = [raise(opened, asking('a')), raise(closed, asking('a')), raise(opened, asking('a'))]
    await expect.poll(() => answers.count).toBe(2)
    answers.at(0).resolve(named('old'))
    await expect.poll(() => at(scope, 'a')?.awaited).toEqual(expect.any(Object))
    expect(at(scope, 'a')?.value).toBeNull()
    answers.at(1).resolve(named('new'))
    await Promise.all(done)
    expect(at(scope, 'a')).toMatchObject({ value: { lbAffaire: 'new' } })
  })

  test('closed while it waits is gone, its answer too', async () => {
    const { answers, scope, raise } = slow()
    const done = [raise(opened, asking('a')), raise(closed, asking('a'))]
    await expect.poll(() => answers.count).toBe(1)
    answers.at(0).resolve(named('late'))
    await Promise.all(done)
    expect(scope.getState($answers)).toEqual({})
  })

  test('keeps what it shows while it reads again, and when that fails', async () => {
    const { answers, scope, raise } = slow()
    const first = raise(opened, asking('a'))
    await expect.poll(() => answers.count).toBe(1)
    answers.at(0).resolve(named('Une'))
    await first
    const again = raise(refreshed, { id: questionId(asking('a')) })
    await expect.poll(() => answers.count).toBe(2)
    expect(at(scope, 'a')).toMatchObject({ value: { lbAffaire: 'Une' }, awaited: expect.any(Object) })
    answers.at(1).reject(new CallFailure('http', { status: 500 }))
    await again
    expect(at(scope, 'a')).toMatchObject({ value: { lbAffaire: 'Une' }, error: { status: 500 }, awaited: null })
  })

  test('that nobody opened is not read by a refresh', async () => {
    const { raise, call } = slow()
    await raise(refreshed, { id: questionId(asking('a')) })
    expect(call.asked).toEqual([])
  })

  test('that nobody looks at is kept for the way back, but not all there were', async () => {
    const { raise, scope } = testConsole({ answers: [answer(AffAffaire.Get)] })
    const guids = Array.from({ length: mostKept + 2 }, (_, index) => `case ${index}`)
    for (const guid of guids) {
      await raise(opened, asking(guid))
      await raise(closed, asking(guid))
    }
    expect(Object.keys(scope.getState($answers))).toEqual(guids.slice(2).map((guid) => questionId(asking(guid))))
  })
})

describe('a save', () => {
  const saved = { ...example, lbAffaire: 'Renommée' }
  const answers = [
    answer(AffAffaire.GetList, () => [example, { ...example, idAffaireGuid: 'other' }]),
    answer(AffAffairePrestation.GetList, () => []),
    answer(AdmAgence.GetList),
  ]

  test('asks the readings of its service again, and of the calls it names; nothing else', async () => {
    const { raise, call } = testConsole({ answers })
    await raise(opened, list)
    await raise(opened, { endpoint: AffAffairePrestation.GetList, input: {} })
    await raise(opened, { endpoint: AdmAgence.GetList, input: {} })
    await raise(changed, { endpoint: AffAffaire.Update, value: saved, refreshes: [AdmAgence.GetList] })
    const asked = (endpoint: Parameters<typeof call.inputsOf>[0]) => call.inputsOf(endpoint).length
    expect([asked(AffAffaire.GetList), asked(AdmAgence.GetList), asked(AffAffairePrestation.GetList)]).toEqual([
      2, 2, 1,
    ])
  })

  test('puts the saved record in its place by its key before that, the others left as they are', async () => {
    const again = heldAnswers<Affaire[]>()
    let isFirst = true
    const { raise, scope } = testConsole({
      answers: [
        answer(AffAffaire.GetList, () => (isFirst ? [example, { ...example, idAffaireGuid: 'other' }] : again.next())),
      ],
    })
    await raise(opened, list)
    isFirst = false
    const done = raise(changed, { endpoint: AffAffaire.Update, value: saved })
    await expect.poll(() => again.count).toBe(1)
    expect(scope.getState($answers)[questionId(list)]?.value).toEqual([saved, { ...example, idAffaireGuid: 'other' }])
    again.at(0).resolve([saved])
    await done
  })

  test.each([true, null, 'ok', [], [1], { other: 1 }])('that answers %j changes no record by itself', async (value) => {
    const { raise, scope } = testConsole({ answers })
    await raise(opened, list)
    await raise(changed, { endpoint: AffAffaire.Update, value })
    expect(scope.getState($answers)[questionId(list)]?.value).toEqual([example, { ...example, idAffaireGuid: 'other' }])
  })
})

describe('all of them', () => {
  test('are emptied by the end of the session, and late answers stay out', async () => {
    const { answers, scope, raise } = slow()
    const done = [raise(opened, asking('a')), raise(sessionClosed)]
    await expect.poll(() => answers.count).toBe(1)
    answers.at(0).resolve(named('late'))
    await Promise.all(done)
    expect(scope.getState($answers)).toEqual({})
  })

  test('two scopes share nothing', async () => {
    const [one, other] = [
      testConsole({ answers: [answer(AffAffaire.Get)] }),
      testConsole({ answers: [answer(AffAffaire.Get)] }),
    ]
    await one.raise(opened, asking('a'))
    expect(other.scope.getState($answers)).toEqual({})
    expect(other.call.asked).toEqual([])
  })
})

test('a document that is open is not read again when the network is back', async () => {
  const it = testConsole({ answers: [answer(GedDocument.GetFileContent, () => new File(['%PDF-'], 'a.pdf'))] })
  const asked = { endpoint: GedDocument.GetFileContent, input: { idDocument: 'a' }, isFleeting: true }
  await it.raise(opened, asked)
  const value = it.scope.getState($answers)[questionId(asked)]?.value
  expect(value).toBeInstanceOf(File)
  await it.raise(connectionChanged, false)
  await it.raise(connectionChanged, true)
  expect(it.scope.getState($answers)[questionId(asked)]?.value).toBe(value)
})

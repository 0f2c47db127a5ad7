import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { CallFailure, type Endpoint, type InputOf } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import { type Bulk, $bulkRunning, bulkAsked } from './bulk.ts'
import { sessionEnded } from '../session/session.ts'
import { opened } from './records.ts'
import { answer, answerWhole } from './testing/answers.ts'
import { testConsole } from './testing/test-scope.ts'

type Input = InputOf<typeof AffAffaire.Update>
const endpoint = AffAffaire.Update as unknown as Endpoint<never, unknown>
const example = AffAffaire.Get.example.value
const inputs = ['a', 'b', 'c'].map((idAffaireGuid) => ({ ...AffAffaire.Update.example.input, idAffaireGuid, isActif: false }))

/** As the server saves: it dates the record. */
const saved = ({ idAffaireGuid, isActif, dtModification }: Input): Affaire => ({
  ...example,
  idAffaireGuid,
  isActif: isActif ?? true,
  dtModification: `${dtModification}+`,
})
const refused = (message: string) => new CallFailure('refused', { messages: [{ message, eventType: 4, exception: null }] })
const undoing = (records: readonly unknown[]): Bulk => ({
  endpoint,
  inputs: (records as Affaire[]).map(({ idAffaireGuid, dtModification }) => ({ ...inputs[0], idAffaireGuid, isActif: true, dtModification })),
})

describe('a bulk', () => {
  test('saves one after the other, in this scope to its end, tells once and refreshes', async () => {
    let running = 0
    const it = testConsole({
      answers: [
        answer(AffAffaire.Update, async (input) => {
          running += 1
          expect(running).toBe(1)
          await Promise.resolve()
          running -= 1
          return saved(input)
        }),
        answer(AffAffaire.GetList),
      ],
    })
    await it.raise(opened, { id: 'list', asked: { endpoint: AffAffaire.GetList, input: {} } })
    await it.raise(bulkAsked, { endpoint, inputs })
    expect(it.call.inputsOf(AffAffaire.Update).map(({ idAffaireGuid }) => idAffaireGuid)).toEqual(['a', 'b', 'c'])
    expect(it.toasts).toMatchObject([{ type: 'success', text: '3 enregistrements modifiés' }])
    expect(it.toasts[0]?.button).toBeUndefined()
    expect(it.call.inputsOf(AffAffaire.GetList)).toHaveLength(2)
    expect(it.scope.getState($bulkRunning)).toBe(false)
  })

  test('ends with its session: nothing more is sent, least of all for whoever comes next, and nobody is told', async () => {
    const first = Promise.withResolvers<Affaire>()
    const it = testConsole({ answers: [answer(AffAffaire.Update, () => first.promise)] })
    const done = it.raise(bulkAsked, { endpoint, inputs })
    await expect.poll(() => it.call.asked.length).toBe(1)
    void it.raise(sessionEnded, { reason: 'idle' })
    first.resolve(example)
    await done
    expect(it.call.inputsOf(AffAffaire.Update)).toHaveLength(1)
    expect(it.toasts).toEqual([])
    expect(it.scope.getState($bulkRunning)).toBe(false)
  })

  test('says why where the server says nothing, and what was refused for want of a right', async () => {
    const it = testConsole({ answers: [answer(AffAffaire.Update, () => Promise.reject(new CallFailure('http', { status: 403 })))] })
    await it.raise(bulkAsked, { endpoint, inputs })
    expect(it.toasts).toMatchObject([{ type: 'error', text: expect.stringMatching(/^3 enregistrements refusés\nVous n’avez pas le droit.*\nDemande refusée\u00A0: modifier une affaire$/) }])
  })

  test('goes on after a refusal, and says what was refused and why, each reason once', async () => {
    const it = testConsole({
      answers: [answer(AffAffaire.Update, (input) => (input.idAffaireGuid === 'b' ? saved(input) : Promise.reject(refused('Affaire clôturée'))))],
    })
    await it.raise(bulkAsked, { endpoint, inputs })
    expect(it.call.asked).toHaveLength(3)
    expect(it.toasts).toMatchObject([{ type: 'error', text: 'Un enregistrement modifié\n2 enregistrements refusés\nAffaire clôturée' }])
  })

  test('is undone from the records as they were saved, and only those', async () => {
    const it = testConsole({
      answers: [answer(AffAffaire.Update, (input) => (input.idAffaireGuid === 'b' ? Promise.reject(refused('Non')) : saved(input)))],
    })
    await it.raise(bulkAsked, { endpoint, inputs, undo: undoing })
    const { button } = it.toasts[0] ?? {}
    expect(button?.text).toBe('Annuler')
    button?.onPress()
    await expect.poll(() => it.toasts).toHaveLength(2)
    const undone = it.call.inputsOf(AffAffaire.Update).slice(3)
    expect(undone.map(({ idAffaireGuid, isActif, dtModification }) => [idAffaireGuid, isActif, dtModification])).toEqual([
      ['a', true, `${inputs[0]?.dtModification}+`],
      ['c', true, `${inputs[2]?.dtModification}+`],
    ])
    expect(it.toasts[1]?.button).toBeUndefined()
  })

  test('of which nothing was saved offers nothing to undo', async () => {
    const it = testConsole({ answers: [answer(AffAffaire.Update, () => Promise.reject(refused('Non')))] })
    await it.raise(bulkAsked, { endpoint, inputs, undo: undoing })
    expect(it.toasts[0]?.button).toBeUndefined()
  })

  test('with nothing to tell shows no empty toast', async () => {
    const it = testConsole({ answers: [answerWhole(AffAffaire.Update, () => ({ value: undefined, hasErrors: false, messages: [] }))] })
    await it.raise(bulkAsked, { endpoint, inputs })
    expect(it.toasts).toEqual([])
  })
})

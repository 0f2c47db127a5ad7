import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { CallFailure, type InputOf } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import { sessionEnded } from '../../session/session.ts'
import { opened } from '../ask/answers.ts'
import { answer, answerWhole } from '../testing/answers.ts'
import { heldAnswers } from '../testing/held-answers.ts'
import { testConsole } from '../testing/test-scope.ts'
import { $bulkRun, $isBulkRunning, type Bulk, bulkAsked, bulkStopped, reportClosed } from './bulk.ts'
import './bulk-notices.ts'
import { undoAsked } from './undo.ts'

type Input = InputOf<typeof AffAffaire.Update>
const endpoint = AffAffaire.Update
const example = AffAffaire.Get.example.value
const inputs = ['a', 'b', 'c'].map((idAffaireGuid) => ({
  ...AffAffaire.Update.example.input,
  idAffaireGuid,
  isActif: false,
}))

/** As the server saves: it dates the record. */
const saved = ({ idAffaireGuid, isActif, dtModification }: Input): Affaire => ({
  ...example,
  idAffaireGuid,
  isActif: isActif ?? true,
  dtModification: `${dtModification}+`,
})
const refused = (message: string) =>
  new CallFailure('refused', { messages: [{ message, eventType: 4, exception: null }] })
const items = inputs.map((input) => ({ keys: [input.idAffaireGuid], name: input.idAffaireGuid, input }))
const bulk: Bulk = { place: 'AffAffAffaireList', title: 'Désactiver', endpoint, items }

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
    await it.raise(opened, { endpoint: AffAffaire.GetList, input: {} })
    await it.raise(bulkAsked, bulk)
    expect(it.call.inputsOf(AffAffaire.Update).map(({ idAffaireGuid }) => idAffaireGuid)).toEqual(['a', 'b', 'c'])
    expect(it.toasts).toMatchObject([{ type: 'success', text: '3 affaires modifiées' }])
    expect(it.toasts[0]?.button).toBeUndefined()
    expect(it.call.inputsOf(AffAffaire.GetList)).toHaveLength(2)
    expect(it.scope.getState($isBulkRunning)).toBe(false)
  })

  test.each([
    ['one that others make room for is named', ['a', 'c'], 'Affaire modifiée\u00A0: b'],
    ['of several those are counted that others make room for', ['b'], '2 affaires modifiées'],
  ])('%s', async (_, aside, text) => {
    const it = testConsole({ answers: [answer(AffAffaire.Update, saved)] })
    await it.raise(bulkAsked, { ...bulk, aside: new Set(aside) })
    expect(it.call.inputsOf(AffAffaire.Update)).toHaveLength(3)
    expect(it.toasts).toMatchObject([{ type: 'success', text }])
  })

  test('ends with its session: nothing more is sent, least of all for whoever comes next, and nobody is told', async () => {
    const first = Promise.withResolvers<Affaire>()
    const it = testConsole({ answers: [answer(AffAffaire.Update, () => first.promise)] })
    const done = it.raise(bulkAsked, bulk)
    await expect.poll(() => it.call.asked.length).toBe(1)
    void it.raise(sessionEnded, { reason: 'idle' })
    first.resolve(example)
    await done
    expect(it.call.inputsOf(AffAffaire.Update)).toHaveLength(1)
    expect(it.toasts).toEqual([])
    expect(it.scope.getState($isBulkRunning)).toBe(false)
  })

  test('says why where the server says nothing, and what was refused for want of a right', async () => {
    const it = testConsole({
      answers: [answer(AffAffaire.Update, () => Promise.reject(new CallFailure('http', { status: 403 })))],
    })
    await it.raise(bulkAsked, bulk)
    expect(it.toasts).toMatchObject([
      {
        type: 'error',
        text: expect.stringMatching(
          /^3 affaires refusées\nVous n’avez pas le droit.*\nDemande refusée\u00A0: modifier une affaire$/,
        ),
      },
    ])
  })

  test('goes on after a refusal, and says what was refused and why, each reason once', async () => {
    const it = testConsole({
      answers: [
        answer(AffAffaire.Update, (input) =>
          input.idAffaireGuid === 'b' ? saved(input) : Promise.reject(refused('Affaire clôturée')),
        ),
      ],
    })
    await it.raise(bulkAsked, bulk)
    expect(it.call.asked).toHaveLength(3)
    expect(it.toasts).toMatchObject([
      { type: 'error', text: 'Affaire modifiée\u00A0: b\n2 affaires refusées\nAffaire clôturée' },
    ])
  })

  test('offers to take back what was done, and only that', async () => {
    const taken: (readonly string[])[] = []
    const it = testConsole({
      answers: [
        answer(AffAffaire.Update, (input) =>
          input.idAffaireGuid === 'b' ? Promise.reject(refused('Non')) : saved(input),
        ),
      ],
    })
    await it.raise(bulkAsked, { ...bulk, undo: (keys) => void taken.push(keys) })
    const { button } = it.toasts[0] ?? {}
    expect(button?.text).toBe('Annuler')
    button?.onPress()
    expect(taken).toEqual([['a', 'c']])
  })

  test('is stopped after the call that is on its way, and says what was not sent', async () => {
    const answers = heldAnswers<Affaire>()
    const it = testConsole({ answers: [answer(AffAffaire.Update, answers.next)] })
    const done = it.raise(bulkAsked, bulk)
    await expect.poll(() => answers.count).toBe(1)
    expect(it.scope.getState($bulkRun)).toMatchObject({ state: 'running', done: 0 })
    void it.raise(bulkStopped)
    answers.at(0).resolve(example)
    await done
    expect(it.scope.getState($bulkRun)).toMatchObject({ state: 'stopped', done: 1 })
    expect(it.call.inputsOf(AffAffaire.Update)).toHaveLength(1)
    expect(it.toasts).toMatchObject([
      { text: 'Affaire modifiée\u00A0: a\nArrêté avant la fin\u00A0: 2 lignes n’ont pas été envoyées' },
    ])
  })

  test('asked for twice is one', async () => {
    const answers = heldAnswers<Affaire>()
    const it = testConsole({ answers: [answer(AffAffaire.Update, answers.next)] })
    const one = { ...bulk, items: items.slice(0, 1) }
    const both = [it.raise(bulkAsked, one), it.raise(bulkAsked, one)]
    await expect.poll(() => answers.count).toBe(1)
    answers.at(0).resolve(example)
    await Promise.all(both)
    expect(it.call.asked).toHaveLength(1)
    expect(it.toasts).toMatchObject([{ type: 'success' }])
  })

  test('asked for while another one runs is not sent, and says so', async () => {
    const answers = heldAnswers<Affaire>()
    const it = testConsole({ answers: [answer(AffAffaire.Update, answers.next)] })
    const both = [
      it.raise(bulkAsked, { ...bulk, items: items.slice(0, 1) }),
      it.raise(bulkAsked, { ...bulk, items: items.slice(1) }),
    ]
    await expect.poll(() => answers.count).toBe(1)
    answers.at(0).resolve(example)
    await Promise.all(both)
    expect(it.call.asked).toHaveLength(1)
    expect(it.toasts).toMatchObject([{ type: 'warning', text: 'Une opération est en cours' }, { type: 'success' }])
  })

  test('keeps what failed, row by row, until that was read', async () => {
    const it = testConsole({
      answers: [
        answer(AffAffaire.Update, ({ idAffaireGuid }) =>
          idAffaireGuid === 'b' ? Promise.reject(refused('Non')) : example,
        ),
      ],
    })
    await it.raise(bulkAsked, bulk)
    expect(it.scope.getState($bulkRun)?.failed.map(({ item }) => item.name)).toEqual(['b'])
    await it.raise(reportClosed)
    expect(it.scope.getState($bulkRun)).toBeNull()
  })

  test.each([true, [1], null])(
    'whose save answers %j is taken back from the rows as they are read then',
    async (value) => {
      const stamped = { ...example, idAffaireGuid: 'a', isActif: false, dtModification: '2026-03-01T10:00:00.000Z' }
      const it = testConsole({
        answers: [
          answer(AffAffaire.GetList, () => [stamped, { ...stamped, idAffaireGuid: 'z' }]),
          answer(AffAffaire.Update),
        ],
      })
      const seen: unknown[] = []
      await it.raise(undoAsked, {
        rows: { endpoint: AffAffaire.GetList, input: {}, key: 'idAffaireGuid' },
        key: 'idAffaireGuid',
        keys: ['a'],
        bulk: (rows) => {
          seen.push(value, ...rows)
          return {
            ...bulk,
            items: rows.map((row) => ({
              keys: ['a'],
              name: 'a',
              input: { ...AffAffaire.Update.example.input, dtModification: row.dtModification },
            })),
          }
        },
      })
      expect(seen).toEqual([value, stamped])
      expect(it.call.inputsOf(AffAffaire.Update)).toMatchObject([{ dtModification: stamped.dtModification }])
    },
  )

  test('what is taken back while others are changed waits for them, and is done after', async () => {
    const answers = heldAnswers<Affaire>()
    const it = testConsole({
      answers: [
        answer(AffAffaire.GetList, () => [
          { ...example, idAffaireGuid: 'z' },
          { ...example, idAffaireGuid: 'y' },
        ]),
        answer(AffAffaire.Update, answers.next),
      ],
    })
    const undoOf = (key: string) => ({
      rows: { endpoint: AffAffaire.GetList, input: {}, key: 'idAffaireGuid' },
      key: 'idAffaireGuid',
      keys: [key],
      bulk: () => ({
        ...bulk,
        items: [{ keys: [key], name: key, input: { ...AffAffaire.Update.example.input, idAffaireGuid: key } }],
      }),
    })
    const done = [
      it.raise(bulkAsked, { ...bulk, items: items.slice(0, 1) }),
      it.raise(undoAsked, undoOf('z')),
      it.raise(undoAsked, undoOf('y')),
    ]
    for (let at = 0; at < 3; at++) {
      await expect.poll(() => answers.count).toBe(at + 1)
      answers.at(at).resolve(example)
    }
    await Promise.all(done)
    expect(it.call.inputsOf(AffAffaire.Update).map(({ idAffaireGuid }) => idAffaireGuid)).toEqual(['a', 'z', 'y'])
  })

  test('of which nothing was saved offers nothing to undo', async () => {
    const it = testConsole({ answers: [answer(AffAffaire.Update, () => Promise.reject(refused('Non')))] })
    await it.raise(bulkAsked, { ...bulk, undo: () => {} })
    expect(it.toasts[0]?.button).toBeUndefined()
  })

  test('whose save is answered without a value is not confirmed, and says so', async () => {
    const it = testConsole({
      answers: [answerWhole(AffAffaire.Update, () => ({ value: undefined, hasErrors: false, messages: [] }))],
    })
    await it.raise(bulkAsked, { ...bulk, undo: () => {} })
    expect(it.toasts).toMatchObject([
      {
        type: 'error',
        text: expect.stringMatching(/^3 affaires sans confirmation\u00A0: .*\nLe serveur n’a pas confirmé/),
      },
    ])
    expect(it.toasts[0]?.button).toBeUndefined()
  })

  test.each([503, 504])(
    'with a gateway’s %d counts what may be done apart from what was refused, and sends it again under its own key only',
    async (status) => {
      const gone = new CallFailure('http', { status })
      let isAway = true
      const it = testConsole({
        answers: [
          answer(AffAffaire.Update, (input) => {
            if (input.idAffaireGuid === 'a') throw refused('Non')
            if (isAway && input.idAffaireGuid === 'b') throw gone
            return saved(input)
          }),
        ],
      })
      await it.raise(bulkAsked, bulk)
      expect(it.toasts[0]?.text).toMatch(
        /^Affaire modifiée\u00A0: c\n1 affaire refusée\n1 affaire sans confirmation\u00A0: c’est peut-être fait/,
      )
      expect(it.call.asked).toHaveLength(3)
      isAway = false
      const failed = it.scope.getState($bulkRun)?.failed.map(({ item }) => item) ?? []
      await it.raise(reportClosed)
      await it.raise(bulkAsked, { ...bulk, items: failed })
      const keys = it.call.asked.map(({ idempotencyKey }) => idempotencyKey)
      expect(keys.slice(3)).toEqual(keys.slice(0, 2))
      expect(new Set(keys).size).toBe(3)
      await it.raise(bulkAsked, bulk)
      expect(
        it.call.asked.slice(5).every(({ idempotencyKey }) => idempotencyKey && !keys.includes(idempotencyKey)),
      ).toBe(true)
    },
  )
})

import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { CallFailure } from '@ronde/contracts/wire'
import { scopeBind } from 'effector'
import { describe, expect, test } from 'vitest'
import { bulkAsked, type Bulk } from '../kit/actions/bulk.ts'
import '../kit/actions/bulk-notices.ts'
import { undoAsked } from '../kit/actions/undo.ts'
import { answer } from '../kit/testing/answers.ts'
import { testConsole } from '../kit/testing/test-scope.ts'
import { sessionClosed } from '../session/session.ts'
import { $notificationCount, $notificationLog } from './notification-log.ts'
import { takeBackPressed } from './notices.ts'
import { $takeBacks } from './taking-back.ts'

const { Update } = AffAffaire
const bulk = (undo?: Bulk['undo']): Bulk => ({
  place: 'List',
  title: 'Désactiver',
  action: 'Desactiver',
  endpoint: Update,
  items: [{ keys: ['a'], name: 'Ponts', input: Update.example.input }],
  ...(undo ? { undo } : {}),
})
const start = () => {
  const it = testConsole({ answers: [answer(Update), answer(AffAffaire.GetList, () => [])] })
  return { ...it, states: () => [...it.scope.getState($takeBacks).values()].map(({ state }) => state) }
}

describe('what can be taken back', () => {
  test('stands ten seconds, and in the log, read, until it is used: once, wherever it is pressed', async () => {
    const undone: (readonly string[])[] = []
    const it = start()
    await it.raise(
      bulkAsked,
      bulk((keys) => void undone.push(keys)),
    )
    expect(it.toasts).toMatchObject([
      { type: 'success', text: 'Affaire désactivée\u00A0: Ponts', timeout: 10_000, button: { text: 'Annuler' } },
    ])
    expect(it.scope.getState($notificationLog)).toMatchObject([
      { active: false, message: 'Affaire désactivée\u00A0: Ponts' },
    ])
    expect(it.scope.getState($notificationCount)).toBe(0)
    const [line] = it.scope.getState($notificationLog)
    const offered = it.scope.getState($takeBacks).get(line?.id ?? '')
    if (!offered) throw new Error('the log offers nothing')
    await it.raise(takeBackPressed, offered.button)
    it.toasts[0]?.button?.onPress()
    expect(undone).toEqual([['a']])
    expect(it.states()).toEqual(['used'])
  })

  test('is overtaken by what is done to the same record later, and then takes nothing back', async () => {
    const undone: (readonly string[])[] = []
    const it = start()
    await it.raise(
      bulkAsked,
      bulk((keys) => void undone.push(keys)),
    )
    await it.raise(bulkAsked, bulk())
    expect(it.states()).toEqual(['overtaken'])
    it.toasts[0]?.button?.onPress()
    expect(undone).toEqual([])
  })

  test('says so where the rows are no longer there to be taken back', async () => {
    const it = start()
    await it.raise(undoAsked, {
      rows: { endpoint: AffAffaire.GetList, input: {}, key: 'idAffaireGuid' },
      key: 'idAffaireGuid',
      keys: ['a'],
      bulk: () => null,
    })
    expect(it.toasts).toMatchObject([
      { type: 'warning', text: 'Rien n’a été annulé, l’enregistrement a changé depuis.' },
    ])
  })

  test('whose rows cannot be read is offered again, in the log too, and then takes back', async () => {
    let isAway = true
    const read: unknown[] = []
    const it = testConsole({
      answers: [
        answer(Update),
        answer(AffAffaire.GetList, () => {
          if (isAway) throw new CallFailure('network')
          return [{ ...AffAffaire.Get.example.value, idAffaireGuid: 'a' }]
        }),
      ],
    })
    const stateNow = () => [...it.scope.getState($takeBacks).values()].map(({ state }) => state)
    const askUndo = scopeBind(undoAsked, { scope: it.scope })
    await it.raise(
      bulkAsked,
      bulk((keys, offer) =>
        askUndo({
          rows: { endpoint: AffAffaire.GetList, input: {}, key: 'idAffaireGuid' },
          key: 'idAffaireGuid',
          keys,
          offer,
          bulk: (rows) => {
            read.push(...rows.map(({ idAffaireGuid }) => idAffaireGuid))
            return { ...bulk(), title: 'Annuler' }
          },
        }),
      ),
    )
    it.toasts[0]?.button?.onPress()
    await expect.poll(() => it.toasts.at(-1)?.text).toMatch(/^Rien n’a été fait/)
    expect(it.toasts.at(-1)?.button?.text).toBe('Annuler')
    expect(stateNow()).toEqual(['open'])
    expect(it.call.inputsOf(Update)).toHaveLength(1)
    isAway = false
    it.toasts.at(-1)?.button?.onPress()
    await expect.poll(() => it.call.inputsOf(Update).length).toBe(2)
    expect(read).toEqual(['a'])
    expect(stateNow()).toEqual(['used'])
  })

  test('ends with the session', async () => {
    const it = start()
    await it.raise(
      bulkAsked,
      bulk(() => {}),
    )
    await it.raise(sessionClosed)
    expect(it.states()).toEqual([])
  })
})

test('a bulk that was refused is in the log, read: whoever did it has seen it', async () => {
  const it = testConsole({
    answers: [
      answer(Update, () =>
        Promise.reject(
          new CallFailure('refused', { messages: [{ message: 'Affaire clôturée', eventType: 4, exception: null }] }),
        ),
      ),
    ],
  })
  await it.raise(bulkAsked, bulk())
  expect(it.scope.getState($notificationLog)).toMatchObject([{ type: 'error', active: false }])
  expect(it.scope.getState($notificationCount)).toBe(0)
})

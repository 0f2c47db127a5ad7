import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { CallFailure } from '@ronde/contracts/wire'
import { expect, test } from 'vitest'
import { $notificationCount, $notificationLog } from '../../notices/notification-log.ts'
import { answer } from '../testing/answers.ts'
import { heldAnswers } from '../testing/held-answers.ts'
import { testConsole } from '../testing/test-scope.ts'
import { $editors, editorOpened, editorTold, saveAsked } from './model.ts'

const id = 'AffAffAffaireList Creer {}'
const at = '2026-03-31T08:30:00.000Z'
const endpoint = AffAffaire.Insert
const refused = new CallFailure('refused', {
  messages: [{ message: 'AFF-1 existe déjà', eventType: 4, exception: null }],
})

const sent = () => {
  const answers = heldAnswers<Affaire>()
  const it = testConsole({ answers: [answer(endpoint, answers.next)] })
  const save = async () => {
    await it.raise(editorOpened, {
      id,
      place: id,
      login: 'a.martin',
      base: null,
      look: null,
      unique: ['refAffaire'],
      isKeyed: true,
    })
    await it.raise(editorTold, { id, event: { kind: 'typed', values: { lbAffaire: 'Ponts' }, name: 'lbAffaire', at } })
    const done = it.raise(saveAsked, { id, endpoint, input: { ...endpoint.example.input }, key: 'first' })
    await expect.poll(() => answers.count).toBe(1)
    return done
  }
  return { ...it, answers, save }
}

test('a refused save stands in its form: no toast tells it, and no notification', async () => {
  const it = sent()
  const done = it.save()
  await expect.poll(() => it.answers.count).toBe(1)
  it.answers.at(0).reject(refused)
  await done
  expect(it.scope.getState($editors)[id]?.failure).toBe(refused)
  expect([it.toasts, it.scope.getState($notificationLog)]).toEqual([[], []])
})

test('whose form was closed meanwhile is told, and is a notification', async () => {
  const it = sent()
  const done = it.save()
  await expect.poll(() => it.answers.count).toBe(1)
  void it.raise(editorTold, { id, event: { kind: 'closed', at } })
  it.answers.at(0).reject(refused)
  await done
  expect(it.toasts).toMatchObject([{ type: 'error', text: 'AFF-1 existe déjà' }])
  expect(it.scope.getState($notificationCount)).toBe(1)
})

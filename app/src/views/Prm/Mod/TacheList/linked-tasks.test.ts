import { ModTache, type Tache } from '@ronde/contracts/services/Prm/ModTache'
import { CallFailure, inputProblems } from '@ronde/contracts/wire'
import { expect, test } from 'vitest'
import type { Action } from '../../../../kit/actions/action.ts'
import { bulkAsked } from '../../../../kit/actions/bulk.ts'
import '../../../../kit/actions/bulk-notices.ts'
import { placeOf } from '../../../../kit/place/place.ts'
import { $answers, opened } from '../../../../kit/ask/answers.ts'
import { questionId } from '../../../../kit/ask/question.ts'
import type { AnyRow } from '../../../../kit/place/row.ts'
import { answer } from '../../../../kit/testing/answers.ts'
import { testConsole } from '../../../../kit/testing/test-scope.ts'
import taches from './index.ts'

const { GetList, UpdateLiens } = ModTache
const [first] = GetList.example.value as [Tache]
const second: Tache = { ...first, idTache: 2, ordre: 2, estLiee: false, dtModification: '2026-01-13T09:15:00.000Z' }
const { tree, actions } = taches.config.config
const place = placeOf({ view: 'PrmModTacheList', params: { idModeversion: '1' }, home: null })
/** Input that a save of the list sends for both tasks. */
const sentBy = (action: Action<AnyRow> | undefined) =>
  action?.kind === 'save' ? action.all?.([first, second], place) : null

test.each([
  ['a drag', sentBy(tree?.move), [true, false]],
  ['a link', sentBy(actions?.Lier), [true, true]],
  ['an unlink', sentBy(actions?.Delier), [false, false]],
])('%s sends of each task the stamp it was read with', (_, input, links) => {
  expect(input).toEqual({
    idModeversion: 1,
    liens: [first, second].map(({ idTache, ordre, dtModification }, at) => ({
      idTache,
      ordre,
      estLiee: links[at],
      dtModification,
    })),
  })
  expect(inputProblems(UpdateLiens, input)).toEqual([])
})

test('where another was first, that is told, and the tasks are read as they are now', async () => {
  const theirs = { ...first, estLiee: !first.estLiee }
  let rows = [first]
  const { raise, scope, toasts, call } = testConsole({
    answers: [
      answer(GetList, () => rows),
      answer(UpdateLiens, () => Promise.reject(new CallFailure('http', { status: 409 }))),
    ],
  })
  const question = { endpoint: GetList, input: { idModeversion: 1 }, key: 'idTache' }
  await raise(opened, question)
  rows = [theirs]
  await raise(bulkAsked, {
    place: place.view,
    title: 'x',
    endpoint: UpdateLiens,
    items: [{ keys: ['1'], name: 'x', input: sentBy(tree?.move) }],
  })
  expect(scope.getState($answers)[questionId(question)]?.value).toEqual([theirs])
  expect(toasts).toHaveLength(1)
  expect(call.inputsOf(UpdateLiens)).toHaveLength(1)
})

import { type Log, SysLog } from '@ronde/contracts/services/Core/SysLog'
import { CallFailure } from '@ronde/contracts/wire'
import { expect, test } from 'vitest'
import { answerWhole } from '../testing/answers.ts'
import { heldAnswers } from '../testing/held-answers.ts'
import { testConsole } from '../testing/test-scope.ts'
import type { Part } from './answer.ts'
import { $answers, newsTaken, opened, refreshed } from './answers.ts'
import { type Paging, questionId, rowsIn } from './question.ts'

const [line] = SysLog.GetList.example.value
const lines = (...ids: number[]): Log[] => ids.map((idLog) => ({ ...(line as Log), idLog }))
const paging: Paging = { size: 3, isNewestFirst: true }
const asked = { endpoint: SysLog.GetList, input: {}, key: 'idLog', paging }
const id = questionId(asked)

/** A log to which lines are added; the newest stands first. */
function logOf(count: number, how: Partial<Paging> = {}) {
  const state = { count }
  const it = testConsole({
    answers: [
      answerWhole(SysLog.GetList, ({ skip = 0, take = 0 }) => {
        const all = Array.from({ length: state.count }, (_, at) => state.count - at)
        return { value: lines(...all.slice(skip, skip + take)), total: state.count, hasErrors: false, messages: [] }
      }),
    ],
  })
  const question = { ...asked, paging: { ...paging, ...how } }
  const own = questionId(question)
  const pages = () => it.scope.getState($answers)[own]
  return {
    it,
    pages,
    add: (more: number) => (state.count += more),
    ids: () => rowsIn(pages()?.value)?.map(({ idLog }) => idLog),
    id: own,
    open: () => it.raise(opened, question),
    ask: (part: Part) => it.raise(refreshed, { id: own, part }),
  }
}

test('comes page by page to its end, and is asked for no more', async () => {
  const log = logOf(7)
  await log.open()
  expect([log.ids(), log.pages()?.total, log.pages()?.isWhole]).toEqual([[7, 6, 5], 7, false])
  await log.ask('more')
  await log.ask('more')
  expect([log.ids(), log.pages()?.isWhole]).toEqual([[7, 6, 5, 4, 3, 2, 1], true])
  await log.ask('more')
  expect(log.it.call.inputsOf(SysLog.GetList)).toHaveLength(3)
})

test('a line that comes while it is read pushes the others on: none is shown twice, none is missed', async () => {
  const log = logOf(6)
  await log.open()
  log.add(2)
  await log.ask('more')
  await log.ask('more')
  await log.ask('more')
  expect(log.ids()).toEqual([6, 5, 4, 3, 2, 1])
})

test('what is new waits, and moves nothing until it is taken', async () => {
  const log = logOf(6)
  await log.open()
  log.add(2)
  await log.ask('news')
  expect([log.ids(), log.pages()?.news?.count]).toEqual([[6, 5, 4], 2])
  await log.it.raise(newsTaken, log.id)
  expect([log.ids(), log.pages()?.total, log.pages()?.news]).toEqual([[8, 7, 6, 5, 4], 8, null])
  await log.ask('more')
  expect(log.ids()).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
})

test.each([
  ['more of it than a page', { isNewestFirst: true }, 4],
  ['in another order', { isNewestFirst: false }, 1],
])('%s: what is new is read anew', async (_, question, count) => {
  const log = logOf(6, question)
  await log.open()
  log.add(count)
  await log.ask('news')
  expect(log.pages()?.news?.count).toBe(count)
  await log.it.raise(newsTaken, log.id)
  expect([log.ids(), log.pages()?.news, log.pages()?.total]).toEqual([
    [6 + count, 5 + count, 4 + count],
    null,
    6 + count,
  ])
})

test('whoever reads on does not wait for a look at what is new', async () => {
  const answers = heldAnswers<Log[]>()
  const it = testConsole({
    answers: [
      answerWhole(SysLog.GetList, async () => ({
        value: await answers.next(),
        total: 6,
        hasErrors: false,
        messages: [],
      })),
    ],
  })
  const ids = () => rowsIn(it.scope.getState($answers)[id]?.value)?.map(({ idLog }) => idLog)
  void it.raise(opened, asked)
  answers.at(0).resolve(lines(6, 5, 4))
  await expect.poll(ids).toEqual([6, 5, 4])
  void it.raise(refreshed, { id, part: 'news', isQuiet: true })
  void it.raise(refreshed, { id, part: 'more' })
  expect(answers.count).toBe(3)
  answers.at(2).resolve(lines(3, 2, 1))
  await expect.poll(ids).toEqual([6, 5, 4, 3, 2, 1])
  answers.at(1).resolve(lines(6, 5, 4))
})

test('a page that fails is asked for again; a look at what is new fails without a word', async () => {
  const state = { fails: false }
  const it = testConsole({
    answers: [
      answerWhole(SysLog.GetList, () => {
        if (state.fails) throw new CallFailure('http', { status: 503 })
        return { value: lines(1, 2, 3), total: 3, hasErrors: false, messages: [] }
      }),
    ],
  })
  await it.raise(opened, asked)
  state.fails = true
  await it.raise(refreshed, { id, part: 'news', isQuiet: true })
  expect([it.scope.getState($answers)[id]?.error, it.toasts]).toEqual([null, []])
  await it.raise(refreshed, { id })
  expect(it.scope.getState($answers)[id]?.error?.status).toBe(503)
})

import { type Log, SysLog } from '@ronde/contracts/services/Core/SysLog'
import { CallFailure } from '@ronde/contracts/wire'
import { expect, test } from 'vitest'
import { answerWhole } from '../testing/answers.ts'
import { heldAnswers } from '../testing/held-answers.ts'
import { testConsole } from '../testing/test-scope.ts'
import { $pages, newsTaken, pageAsked, type PageKind, pagesOpened, type PagesQuestion } from './pages.ts'

const [line] = SysLog.GetList.example.value
const lines = (...ids: number[]): Log[] => ids.map((idLog) => ({ ...(line as Log), idLog }))
const asked = {
  endpoint: SysLog.GetList,
  input: {},
  key: 'idLog',
  size: 3,
  isNewestFirst: true,
} satisfies PagesQuestion
const place = 'here'

/** A log to which lines are added; the newest stands first. */
function logOf(count: number, question: Partial<PagesQuestion> = {}) {
  const state = { count }
  const it = testConsole({
    answers: [
      answerWhole(SysLog.GetList, ({ skip = 0, take = 0 }) => {
        const all = Array.from({ length: state.count }, (_, at) => state.count - at)
        return { value: lines(...all.slice(skip, skip + take)), total: state.count, hasErrors: false, messages: [] }
      }),
    ],
  })
  const pages = () => it.scope.getState($pages)[place]
  return {
    it,
    pages,
    add: (more: number) => (state.count += more),
    ids: () => pages()?.rows?.map(({ idLog }) => idLog),
    open: (input: object = {}) => it.raise(pagesOpened, { place, asked: { ...asked, ...question, input } }),
    ask: (kind: PageKind) => it.raise(pageAsked, { place, kind }),
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
  await log.it.raise(newsTaken, place)
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
  await log.it.raise(newsTaken, place)
  expect([log.ids(), log.pages()?.news, log.pages()?.total]).toEqual([
    [6 + count, 5 + count, 4 + count],
    null,
    6 + count,
  ])
})

test('another question keeps what is shown until its answer is there; a late answer to the one before is nobody’s', async () => {
  const answers = heldAnswers<Log[]>()
  const it = testConsole({
    answers: [
      answerWhole(SysLog.GetList, async () => ({
        value: await answers.next(),
        total: 9,
        hasErrors: false,
        messages: [],
      })),
    ],
  })
  const ids = () => it.scope.getState($pages)[place]?.rows?.map(({ idLog }) => idLog)
  const ask = async (search: string) => void it.raise(pagesOpened, { place, asked: { ...asked, input: { search } } })
  await ask('a')
  answers.at(0).resolve(lines(9, 8, 7))
  await expect.poll(ids).toEqual([9, 8, 7])
  await ask('b')
  await ask('c')
  expect([ids(), it.scope.getState($pages)[place]?.isStale]).toEqual([[9, 8, 7], true])
  answers.at(2).resolve(lines(3))
  await expect.poll(ids).toEqual([3])
  answers.at(1).resolve(lines(5))
  await expect.poll(() => it.scope.getState($pages)[place]?.awaited).toBeNull()
  expect(ids()).toEqual([3])
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
  const ids = () => it.scope.getState($pages)[place]?.rows?.map(({ idLog }) => idLog)
  void it.raise(pagesOpened, { place, asked })
  answers.at(0).resolve(lines(6, 5, 4))
  await expect.poll(ids).toEqual([6, 5, 4])
  void it.raise(pageAsked, { place, kind: 'news' as const })
  void it.raise(pageAsked, { place, kind: 'more' as const })
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
  await it.raise(pagesOpened, { place, asked: { ...asked } })
  state.fails = true
  await it.raise(pageAsked, { place, kind: 'news' as const })
  expect([it.scope.getState($pages)[place]?.error, it.toasts]).toEqual([null, []])
  await it.raise(pageAsked, { place, kind: 'first' as const })
  expect(it.scope.getState($pages)[place]?.error?.status).toBe(503)
})

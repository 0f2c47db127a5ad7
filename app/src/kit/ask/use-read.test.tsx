import { type Log, SysLog } from '@ronde/contracts/services/Core/SysLog'
import { act, renderHook } from '@testing-library/react'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { answerWhole } from '../testing/answers.ts'
import { heldAnswers } from '../testing/held-answers.ts'
import { testConsole } from '../testing/test-scope.ts'
import { rowsIn } from './question.ts'
import { useQuestion } from './use-read.ts'

const [line] = SysLog.GetList.example.value
const lines = (...ids: number[]): Log[] => ids.map((idLog) => ({ ...(line as Log), idLog }))
const paging = { size: 3, isNewestFirst: true }

test('another question to a long list keeps what is shown until its answer is there; late answers are nobody’s', async () => {
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
  const wrapper = ({ children }: { children: ReactNode }) => <Provider value={it.scope}>{children}</Provider>
  const ask = (search: string) => ({ endpoint: SysLog.GetList, input: { search }, key: 'idLog', paging })
  const { result, rerender } = renderHook(({ search }) => useQuestion(ask(search)), {
    wrapper,
    initialProps: { search: 'a' },
  })
  const ids = () => rowsIn(result.current.value)?.map(({ idLog }) => idLog)
  await act(() => Promise.resolve(answers.at(0).resolve(lines(9, 8, 7))))
  await expect.poll(ids).toEqual([9, 8, 7])
  rerender({ search: 'b' })
  rerender({ search: 'c' })
  expect([ids(), result.current.isStale, result.current.isPending]).toEqual([[9, 8, 7], true, true])
  await act(() => Promise.resolve(answers.at(2).resolve(lines(3))))
  await expect.poll(ids).toEqual([3])
  await act(() => Promise.resolve(answers.at(1).resolve(lines(5))))
  expect([ids(), result.current.isStale, result.current.isPending]).toEqual([[3], false, false])
})

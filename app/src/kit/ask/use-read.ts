import type { CallFailure, Endpoint } from '@ronde/contracts/wire'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useState } from 'react'
import { $isInFront } from '../../base/in-front.ts'
import { $config } from '../../config/config.ts'
import type { Answer, Part } from './answer.ts'
import { newsTaken, refreshed } from './answers.ts'
import { type Question, questionId } from './question.ts'
import { useAnswers, useSameBy } from './use-answers.ts'

/** How it stands with the answer to a question. */
export interface Reading {
  /** The value answers the previous question; the answer to the current one is being loaded. */
  isStale: boolean
  error: CallFailure | null
  /** When the read is retried by itself: a time in ms since 1970; null when only `retry` retries it. */
  retryAt: number | null
  /** The server reported errors beside the value: it may be incomplete. */
  hasErrors: boolean
  isPending: boolean
  /** When the value came: a time of day in ms. */
  answeredAt: number | null
  /** Asks again: for the page that failed, else from the beginning. */
  retry: () => void
}

/** The answer to a question as far as it is there, and ways to ask on. */
export interface Read<Value> extends Reading {
  value: Value | null
  /** Number of rows in all, of which the value may be a part; undefined where the server does not say. */
  total: number | undefined
}

/** A list that comes page by page. */
export interface Pages {
  more: () => void
  /** Number of rows added since, and not shown. */
  news: number
  takeNews: () => void
}

/** Keeps an answer fresh: every data refresh while the tab is in front it is asked again, or, of pages, for new rows. */
function useLive(question: Question | null, isLive: boolean): void {
  const [refresh, isInFront, { session }] = useUnit([refreshed, $isInFront, $config])
  useEffect(() => {
    if (!isLive || !question) return
    const asked = {
      id: questionId(question),
      part: question.paging ? ('news' as const) : ('first' as const),
      isQuiet: true,
    }
    const timer = setInterval(() => {
      if (isInFront()) refresh(asked)
    }, session.dataRefresh)
    return () => clearInterval(timer)
  }, [isLive, question, isInFront, refresh, session.dataRefresh])
}

/** The last answer of a list, shown until the answer to the next question has come. */
function useShown(question: Question | null, answer: Answer | null): Answer | null {
  const [last, setLast] = useState<Answer | null>(null)
  if (!question?.paging) return answer
  if (answer && answer.value !== null) {
    if (answer !== last) setLast(answer)
    return answer
  }
  return last?.asked.endpoint === question.endpoint ? last : answer
}

/** Asks one question for as long as the component is mounted; null asks nothing yet. */
export function useQuestion(asked: Question | null, isLive = false): Read<unknown> & Pages {
  const question = useSameBy(asked, asked ? questionId(asked) : '')
  const [ask, take] = useUnit([refreshed, newsTaken])
  const [answer = null] = useAnswers(useMemo(() => (question ? [question] : []), [question]))
  useLive(question, isLive)
  const shown = useShown(question, answer)
  const id = question ? questionId(question) : ''
  const failedPart: Part = question?.paging && answer?.error && answer.value !== null ? 'more' : 'first'
  const asking = useMemo(
    () => ({
      retry: () => ask({ id, part: failedPart }),
      more: () => ask({ id, part: 'more' }),
      takeNews: () => take(id),
    }),
    [ask, take, id, failedPart],
  )
  const isPending =
    question !== null &&
    (answer === null ||
      (question.paging ? answer.awaited?.part === 'first' : answer.awaited !== null) ||
      (answer.value === null && answer.error === null))
  return {
    ...asking,
    value: shown?.value ?? null,
    total: shown?.total ?? undefined,
    isStale: shown !== answer,
    error: answer?.error ?? null,
    retryAt: answer?.error ? answer.retryAt : null,
    hasErrors: shown?.hasErrors === true,
    isPending,
    answeredAt: shown?.answeredAt ?? null,
    news: answer?.news?.count ?? 0,
  }
}

interface ReadOptions {
  /** Read again every data refresh while the tab is in front, keeping its value; a failure of that is not told. */
  isLive?: boolean
  /** The field by which its records are told apart. */
  key?: string
}

/**
 * Reads an endpoint for as long as the component stands; readers of the same question share the answer. `input` null: not yet. A new
 * input asks anew; an answer to an older question is dropped. An answer that was left a moment ago shows at once and is read again.
 */
export const useRead = <Input, Value>(
  endpoint: Endpoint<Input, Value> | null,
  input: Input | null,
  { isLive = false, key }: ReadOptions = {},
): Read<Value> =>
  // The answer was checked against the endpoint's schema as it came.
  useQuestion(endpoint && input !== null ? { endpoint, input, ...(key ? { key } : {}) } : null, isLive) as Read<Value>

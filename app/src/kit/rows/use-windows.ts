import { useUnit } from 'effector-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Answer } from '../ask/answer.ts'
import { refreshed } from '../ask/answers.ts'
import { type Question, questionId, rowsIn } from '../ask/question.ts'
import { useAnswers, useSameBy } from '../ask/use-answers.ts'
import type { Reading } from '../ask/use-read.ts'
import type { AnyRow } from '../place/row.ts'
import { type Placed, placedIn, windowSize } from './placed.ts'
import { inSight, useMissing } from './use-missing.ts'

/** The loaded windows of a list whose rows the server finds. */
export interface Windows {
  /** The call for all of its rows. */
  question: Question
  /** Rows by their places; those of an earlier search, order or filter until the current ones are loaded. Null: none is loaded. */
  placed: Placed | null
  read: Reading
  /** Called when a placeholder is in sight; the same function between renders. */
  onMissing: (missing: { row: number }) => void
  /** The loaded rows without a gap around the place the user was last, and the place of the first; the same function until they change. */
  stretch: () => { from: number; rows: readonly AnyRow[] }
  /** The first rows of the list, as far as loaded. */
  fromTop: () => readonly AnyRow[]
}

/** Most windows kept loaded: those nearest to the user. */
const mostOpen = 5

/** The call for one window of a list that its server searches, filters and sorts. */
export const windowOf = ({ endpoint, input, key }: Question, number: number): Question => ({
  endpoint,
  input: { ...(input as object), ...(number > 0 ? { skip: number * windowSize } : {}), take: windowSize },
  ...(key ? { key } : {}),
})

/** The windows that stay: the nearest to the last wanted one. */
export function windowsKept(open: readonly number[], wanted: readonly number[]): readonly number[] {
  const last = wanted.at(-1) ?? 0
  const all = [...new Set([...open, ...wanted])]
  return all.toSorted((one, other) => Math.abs(one - last) - Math.abs(other - last)).slice(0, mostOpen)
}

/** The answer received last. */
export const newestOf = (answers: readonly (Answer | null)[]): Answer | null =>
  answers.reduce<Answer | null>(
    (newest, answer) => (answer && (answer.answeredAt ?? 0) > (newest?.answeredAt ?? 0) ? answer : newest),
    null,
  )

/** The windows of the rows in sight when a list begins at `start`. */
const begun = (start: number): { numbers: readonly number[]; last: number } => {
  const [first, last] = [start, start + inSight / 2].map((row) => Math.floor(row / windowSize))
  return { numbers: start === 0 || first === last ? [first ?? 0] : [first ?? 0, last ?? 0], last: first ?? 0 }
}

/** Loads the windows of a list around the user. `look`: the call for the whole list; null: nothing is loaded. `start`: index of the row it begins with. */
export function useWindows(look: Question | null, start: number): Windows | null {
  const question = useSameBy(look, look ? questionId(look) : '')
  const id = question ? questionId(question) : ''
  const [open, setOpen] = useState(() => ({ id: '', ...begun(start) }))
  // A new search or order begins at the top.
  const current = open.id === id || id === '' ? open : open.id === '' ? { ...open, id } : { id, numbers: [0], last: 0 }
  if (current !== open) setOpen(current)
  const { numbers } = current
  const questions = useMemo(
    () => (question ? numbers.map((number) => windowOf(question, number)) : []),
    [question, numbers],
  )
  const answers = useAnswers(questions)
  const refresh = useUnit(refreshed)
  const newest = newestOf(answers)
  const total = newest?.total ?? null
  const placed = useMemo(() => {
    if (!question || newest === null) return null
    const windows = numbers.map((number, at) => ({ number, rows: rowsIn(answers[at]?.value) }))
    const known = Math.max(0, ...windows.map(({ number, rows }) => number * windowSize + (rows?.length ?? 0)))
    return placedIn(windows, total ?? known, (row) => String(row[question.key ?? '']))
  }, [question, numbers, answers, newest, total])
  const [shown, setShown] = useState<{ id: string; placed: Placed } | null>(null)
  if (placed && (shown?.id !== id || shown.placed !== placed)) setShown({ id, placed })
  const now = placed ?? shown?.placed ?? null

  // A window with another total than the newest is outdated.
  useEffect(() => {
    answers.forEach((answer, at) => {
      const asked = questions[at]
      if (asked && answer?.awaited === null && answer.value !== null && answer.total !== total)
        refresh({ id: questionId(asked), isQuiet: true })
    })
  }, [answers, questions, total, refresh])

  const onMissing = useMissing<{ row: number }>((missing) => {
    const wanted = missing.map(({ row }) => Math.floor(row / windowSize))
    setOpen((before) => ({
      ...before,
      numbers: windowsKept(before.numbers, wanted),
      last: wanted.at(-1) ?? before.last,
    }))
  })
  const retry = useCallback(() => {
    for (const asked of questions) refresh({ id: questionId(asked) })
  }, [questions, refresh])
  const { last } = current
  const stretch = useCallback(() => now?.stretch(last) ?? { from: 0, rows: [] }, [now, last])
  if (!question) return null

  const failed = answers.find((answer) => answer?.error)
  return {
    question,
    placed: now,
    read: {
      isStale: now !== null && placed === null,
      isPending: answers.some((answer) => !answer || answer.awaited !== null),
      error: failed?.error ?? null,
      retryAt: failed?.retryAt ?? null,
      hasErrors: answers.some((answer) => answer?.hasErrors),
      answeredAt: newest?.answeredAt ?? null,
      retry,
    },
    onMissing,
    stretch,
    fromTop: () => now?.stretch(0).rows ?? [],
  }
}

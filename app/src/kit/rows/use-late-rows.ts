import { CallFailure } from '@ronde/contracts/wire'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Answer } from '../ask/answer.ts'
import { refreshed } from '../ask/answers.ts'
import { type Question, questionId, rowsIn } from '../ask/question.ts'
import { useAnswers, useSameBy } from '../ask/use-answers.ts'
import type { Place } from '../place/place.ts'
import type { AnyEndpoint, AnyRow } from '../place/row.ts'
import { knownRows } from './known-rows.ts'
import type { LateRows } from './shape.ts'
import type { RowsRead } from './use-rows.ts'

interface Asking {
  endpoint: AnyEndpoint
  late: LateRows<AnyRow, string>
  place: Place
  key: string
  /** What is searched now. */
  search: string
  /** What `find` is asked for the filters that are set; empty: none is. */
  asks: readonly object[]
}

/** How a tree asks for what is not there. */
export interface LateReading {
  read: RowsRead
  /** Brings what is below a row. Rejects when that fails. */
  load: (row: AnyRow) => Promise<void>
  /** Brings what holds it, with all above. Rejects when that fails. */
  find: (search: string) => Promise<void>
  /** Whether there is something below a row that is not there yet; the same function as long as that is the same. */
  hasMore: (row: AnyRow) => boolean
}

/** What was asked of a tree beside its roots: the rows whose branches were opened, by their keys, and the last search. */
interface Opened {
  rows: ReadonlyMap<string, AnyRow>
  searched: string
}
const nothingOpened: Opened = { rows: new Map(), searched: '' }

/** The questions of a tree: its roots, then what its searches and filters find, then the branches that were opened. */
function questionsOf({ endpoint, late, place, key, search, asks }: Asking, { rows, searched }: Opened) {
  const below = (row: AnyRow | null): Question => ({ endpoint, input: place.input(endpoint, late.below(row)), key })
  const finding = (more: object): Question => ({ endpoint: late.find, input: place.input(late.find, more), key })
  const searches = searched !== '' && searched === search.trim() ? [{ search: searched }] : []
  return {
    below,
    finding,
    roots: below(null),
    found: [...searches, ...asks].map(finding),
    opened: [...rows.values()].map(below),
  }
}

interface Waiting {
  id: string
  done: () => void
  fail: (reason: unknown) => void
}

/** Promises of answers that are on their way, each kept once its answer is there. */
function useArrivals(questions: readonly Question[], answers: readonly (Answer | null)[]) {
  const refresh = useUnit(refreshed)
  const waiting = useRef<Waiting[]>([])
  useEffect(() => {
    const byId = new Map(questions.map((question, at) => [questionId(question), answers[at]]))
    waiting.current = waiting.current.filter(({ id, done, fail }) => {
      const answer = byId.get(id)
      if (answer === undefined) fail(new CallFailure('cancelled'))
      else if (!answer || answer.awaited !== null || (answer.value === null && answer.error === null)) return true
      else if (answer.error) fail(answer.error)
      else done()
      return false
    })
  }, [questions, answers])
  useEffect(
    () => () => {
      for (const { fail } of waiting.current) fail(new CallFailure('cancelled'))
      waiting.current = []
    },
    [],
  )
  return (question: Question): Promise<void> => {
    const id = questionId(question)
    // What failed before, or is there, is asked again.
    if (questions.some((known) => questionId(known) === id)) refresh({ id })
    return new Promise((done, fail) => waiting.current.push({ id, done, fail }))
  }
}

/** The rows of a tree, as far as they were asked for: what is read again, is read again branch by branch. Null: it asks nothing. */
export function useLateRows(asking: Asking | null): LateReading | null {
  const refresh = useUnit(refreshed)
  const { endpoint, place, key = '' } = asking ?? {}
  const missing = (endpoint && place?.lacks(endpoint)) ?? []
  const tree = endpoint && place && missing.length === 0 ? questionId({ endpoint, input: place.input(endpoint) }) : null
  const [state, setState] = useState({ tree, opened: nothingOpened })
  // Another version is another tree.
  const opened = state.tree === tree ? state.opened : nothingOpened
  const asked = asking && tree !== null ? questionsOf(asking, opened) : null
  const wanted = asked ? [asked.roots, ...asked.found, ...asked.opened] : []
  const questions = useSameBy(wanted, wanted.map(questionId).join('\n'))
  const answers = useAnswers(questions)
  const arrived = useArrivals(questions, answers)

  const foundCount = asked?.found.length ?? 0
  const { rows, there } = useMemo(() => {
    const [roots = null, ...others] = answers.map((answer) => rowsIn(answer?.value))
    const found = others.slice(0, foundCount).flatMap((some) => some ?? [])
    const below = new Map([...opened.rows.keys()].map((name, at) => [name, others[foundCount + at] ?? null]))
    return {
      rows: knownRows({ roots, found, below: (name) => below.get(name) ?? null, keyOf: (row) => String(row[key]) }),
      there: new Set([...below].flatMap(([name, children]) => (children ? [name] : []))),
    }
  }, [answers, foundCount, opened, key])
  const has = asking?.late.has ?? ''
  const isFiltered = (asking?.asks.length ?? 0) > 0
  // A branch that is on its way is still to come.
  const hasMore = useCallback(
    (row: AnyRow) => row[has] === true && !isFiltered && !there.has(String(row[key])),
    [has, isFiltered, there, key],
  )
  const retry = useCallback(() => {
    for (const question of questions) refresh({ id: questionId(question) })
  }, [questions, refresh])
  if (!asking) return null

  const told = answers.slice(0, 1 + foundCount)
  const failed = told.find((answer) => answer?.error)
  const open = (change: (before: Opened) => Opened) =>
    setState((before) => ({ tree, opened: change(before.tree === tree ? before.opened : nothingOpened) }))
  return {
    read: {
      value: rows,
      total: undefined,
      isStale: false,
      error: failed?.error ?? null,
      retryAt: failed?.retryAt ?? null,
      hasErrors: told.some((answer) => answer?.hasErrors),
      isPending: asked !== null && told.some((answer) => !answer || answer.awaited !== null),
      answeredAt: answers[0]?.answeredAt ?? null,
      retry,
      question: asked?.roots ?? null,
      missing,
    },
    load: (row) => {
      if (!asked) return Promise.resolve()
      open(({ rows: before, searched }) => ({ rows: new Map(before).set(String(row[key]), row), searched }))
      return arrived(asked.below(row))
    },
    find: (searched) => {
      if (!asked) return Promise.resolve()
      open(({ rows: before }) => ({ rows: before, searched }))
      return arrived(asked.finding({ search: searched }))
    },
    hasMore,
  }
}

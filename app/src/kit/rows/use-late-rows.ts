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
import { type ComingPlace, type OpenedBranch, topBranch, useLongBranches } from './long-branches.ts'
import { type Placed, windowSize } from './placed.ts'
import type { LateRows } from './shape.ts'
import { useMissing } from './use-missing.ts'
import type { RowsRead } from './use-rows.ts'
import { windowOf, windowsKept } from './use-windows.ts'

interface Asking {
  endpoint: AnyEndpoint
  late: LateRows<AnyRow, string>
  place: Place
  key: string
  /** The current search. */
  search: string
  /** Inputs of `find` for the active filters; empty: none is active. */
  asks: readonly object[]
  /** Input for the order and filter of a long branch; null: the call answers whole branches only. */
  look: object | null
}

/** How a tree loads its branches. */
export interface LateReading {
  read: RowsRead
  /** Loads the children of a row. Rejects when that fails. */
  load: (row: AnyRow) => Promise<void>
  /** Loads the rows that match, with their ancestors. Rejects when that fails. */
  find: (search: string) => Promise<void>
  /** Whether a row has children that are not loaded; the same function until that changes. */
  hasMore: (row: AnyRow) => boolean
  /** Rows by their places in long branches, which are loaded by windows, by the key of the parent; none during a search. */
  long: ReadonlyMap<string, Placed>
  /** Called when a placeholder of a long branch is in sight; the same function between renders. */
  onMissing: (missing: ComingPlace) => void
}

/** Calls of a tree besides that for its roots: the rows whose branches were opened, by key, and the last search. */
interface Opened {
  rows: ReadonlyMap<string, AnyRow>
  searched: string
  /** Windows of long branches that are asked for; of others the first. */
  numbers: ReadonlyMap<string, readonly number[]>
}
const nothingOpened: Opened = { rows: new Map(), searched: '', numbers: new Map() }
const firstOnly = [0]
const noBranches: ReadonlyMap<string, Placed> = new Map()

/** The call for the children of a row; null: for the roots. */
const branchOf = ({ endpoint, late, place, key }: Asking, row: AnyRow | null): Question => ({
  endpoint,
  input: place.input(endpoint, late.below(row)),
  key,
})

/** The roots, and the branches that were opened. */
const branchesOf = (asking: Asking, { rows, numbers }: Opened): readonly OpenedBranch[] =>
  [[topBranch, null] as const, ...rows].map(([name, row]) => ({
    name,
    whole: branchOf(asking, row),
    numbers: numbers.get(name) ?? firstOnly,
  }))

/** The calls of a tree: for its roots, for its search and filters, and for the first rows of each opened branch. */
function questionsOf(asking: Asking, { rows, searched }: Opened) {
  const { late, place, key, search, asks, look } = asking
  const below = (row: AnyRow | null): Question => (look ? windowOf(branchOf(asking, row), 0) : branchOf(asking, row))
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

/** Promises that resolve once the answers to their calls are loaded. */
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
    // A call that failed before, or is loaded, is repeated.
    if (questions.some((known) => questionId(known) === id)) refresh({ id })
    return new Promise((done, fail) => waiting.current.push({ id, done, fail }))
  }
}

/** The loaded rows of a tree, which is refreshed branch by branch. Null: the tree is not loaded by branches. */
export function useLateRows(asking: Asking | null): LateReading | null {
  const refresh = useUnit(refreshed)
  const { endpoint, place, key = '' } = asking ?? {}
  const missing = (endpoint && place?.lacks(endpoint)) ?? []
  const tree = endpoint && place && missing.length === 0 ? questionId({ endpoint, input: place.input(endpoint) }) : null
  const [state, setState] = useState({ tree, opened: nothingOpened, isWhole: false })
  // Another version has another tree.
  const opened = state.tree === tree ? state.opened : nothingOpened
  const look = state.isWhole ? null : (asking?.look ?? null)
  const asked = asking && tree !== null ? questionsOf({ ...asking, look }, opened) : null
  const wanted = asked ? [asked.roots, ...asked.found, ...asked.opened] : []
  const questions = useSameBy(wanted, wanted.map(questionId).join('\n'))
  const answers = useAnswers(questions)
  const arrived = useArrivals(questions, answers)

  const foundCount = asked?.found.length ?? 0
  const firsts = useMemo(() => [answers[0] ?? null, ...answers.slice(1 + foundCount)], [answers, foundCount])
  // A server that refuses such a call still answers whole branches.
  const isRefused = look !== null && firsts.some((first) => first?.value === null && first.error?.status === 400)
  if (isRefused) setState({ ...state, isWhole: true })
  const opening = asking && tree !== null ? branchesOf(asking, opened) : []
  const branches = useSameBy(
    opening,
    opening.map(({ whole, numbers }) => `${questionId(whole)} ${numbers.join()}`).join('\n'),
  )
  const { placed, ...windows } = useLongBranches(branches, firsts, look)
  const { rows, there } = useMemo(() => {
    const below = new Map(
      branches.map(({ name }, at) => [name, placed.get(name)?.rows ?? rowsIn(firsts[at]?.value) ?? null]),
    )
    const rowsBelow = (name: string) => below.get(name) ?? null
    return {
      rows: knownRows({
        roots: rowsBelow(topBranch),
        found: answers.slice(1, 1 + foundCount).flatMap((answer) => rowsIn(answer?.value) ?? []),
        below: rowsBelow,
        keyOf: (row) => String(row[key]),
      }),
      there: new Set([...below].flatMap(([name, children]) => (children ? [name] : []))),
    }
  }, [answers, firsts, branches, placed, foundCount, key])
  const has = asking?.late.has ?? ''
  const isFiltered = (asking?.asks.length ?? 0) > 0
  // A branch that is loading counts as not loaded.
  const hasMore = useCallback(
    (row: AnyRow) => row[has] === true && !isFiltered && !there.has(String(row[key])),
    [has, isFiltered, there, key],
  )
  const { questions: windowQuestions } = windows
  const retry = useCallback(() => {
    for (const question of [...questions, ...windowQuestions]) refresh({ id: questionId(question) })
  }, [questions, windowQuestions, refresh])
  const open = (change: (before: Opened) => Partial<Opened>) =>
    setState(({ isWhole, ...before }) => {
      const now = before.tree === tree ? before.opened : nothingOpened
      return { tree, isWhole, opened: { ...now, ...change(now) } }
    })
  const onMissing = useMissing<ComingPlace>((inSight) =>
    open(({ numbers }) => {
      const next = new Map(numbers)
      for (const [name, places] of Map.groupBy(inSight, ({ branch }) => branch)) {
        const inPlaces = places.map(({ at }) => Math.floor(at / windowSize))
        next.set(name, windowsKept(next.get(name) ?? firstOnly, inPlaces))
      }
      return { numbers: next }
    }),
  )
  if (!asking) return null

  const told = answers.slice(0, 1 + foundCount)
  const failed = [...told, ...windows.answers].find((answer) => answer?.error)
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
      open(({ rows: before }) => ({ rows: new Map(before).set(String(row[key]), row) }))
      return arrived(asked.below(row))
    },
    find: (searched) => {
      if (!asked) return Promise.resolve()
      open(() => ({ searched }))
      return arrived(asked.finding({ search: searched }))
    },
    hasMore,
    long: isFiltered || asking.search.trim() !== '' ? noBranches : placed,
    onMissing,
  }
}

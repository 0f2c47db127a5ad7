import type { TreeNode } from '@ronde/ui/tree'
import { useMemo } from 'react'
import type { Answer } from '../ask/answer.ts'
import { type Question, questionId, rowsIn } from '../ask/question.ts'
import { useAnswers } from '../ask/use-answers.ts'
import type { AnyRow } from '../place/row.ts'
import { type Placed, placedIn, windowSize } from './placed.ts'
import { newestOf, windowOf } from './use-windows.ts'

/** A branch that was opened. */
export interface OpenedBranch {
  /** Key of the row above it; `topBranch` for the roots. */
  name: string
  /** The question to all of it. */
  whole: Question
  /** Windows that are asked for where it is long. */
  numbers: readonly number[]
}

/** The branch that holds the roots. */
export const topBranch = ''

/** How many rows a branch has, where the answer to its first ones says that there are more; null: those are all, or the server does not count. */
function countOfLong(first: Answer | null): number | null {
  const rows = rowsIn(first?.value)
  const total = first?.total ?? null
  return rows && total !== null && total > rows.length && rows.length <= windowSize ? total : null
}

interface LongBranches {
  /** The rows of each, at their places, as far as they are there. */
  placed: ReadonlyMap<string, Placed>
  questions: readonly Question[]
  answers: readonly (Answer | null)[]
}

/** Reads the windows of branches that are long by the answers to their first rows. `look`: the order and the filter that they are read by; null: none is. */
export function useLongBranches(
  branches: readonly OpenedBranch[],
  firsts: readonly (Answer | null)[],
  look: object | null,
): LongBranches {
  const long = useMemo(
    () =>
      branches.flatMap(({ name, whole, numbers }, at) => {
        const count = countOfLong(firsts[at] ?? null)
        if (look === null || count === null) return []
        const looked = { ...whole, input: { ...(whole.input as object), ...look } }
        return [{ name, count, numbers, key: whole.key ?? '', questions: numbers.map((one) => windowOf(looked, one)) }]
      }),
    [branches, firsts, look],
  )
  const questions = useMemo(() => long.flatMap((branch) => branch.questions), [long])
  const answers = useAnswers(questions)
  const placed = useMemo(() => {
    const byId = new Map(questions.map((question, at) => [questionId(question), answers[at] ?? null]))
    return new Map(
      long.map(({ name, count, numbers, key, questions: own }) => {
        const told = own.map((question) => byId.get(questionId(question)) ?? null)
        const windows = numbers.map((number, at) => ({ number, rows: rowsIn(told[at]?.value) }))
        return [name, placedIn(windows, newestOf(told)?.total ?? count, (row) => String(row[key]))]
      }),
    )
  }, [long, questions, answers])
  return { placed, questions, answers }
}

const place = Symbol('place')

/** Where a row of a long branch is to come. */
export interface ComingPlace {
  branch: string
  at: number
}

/** Where a row is to come; undefined for one that is there. */
export const comingPlace = (row: object): ComingPlace | undefined => (row as { [place]?: ComingPlace })[place]

/** The nodes of a long branch, each at its place; others stand for those that are to come. */
export function nodesInPlace(
  nodes: readonly TreeNode<AnyRow>[],
  branch: string,
  placed: Placed,
  keyOf: (row: AnyRow) => string,
): readonly TreeNode<AnyRow>[] {
  const byKey = new Map(nodes.map((node) => [keyOf(node.row), node]))
  return Array.from({ length: placed.count }, (_, at): TreeNode<AnyRow> => {
    const row = placed.at(at)
    const node = row && byKey.get(keyOf(row))
    if (node) return node
    const coming: AnyRow = Object.assign({}, { [place]: { branch, at } })
    return { id: `${branch}\u0000${at}`, row: coming, depth: 0, leaf: true, children: [], parentNode: null }
  })
}

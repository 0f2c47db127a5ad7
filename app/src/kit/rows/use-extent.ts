import { useStoreMap, useUnit } from 'effector-react'
import { useState } from 'react'
import { $config } from '../../config/config.ts'
import type { Answer } from '../ask/answer.ts'
import { $answers } from '../ask/answers.ts'
import { type Question, questionId, rowsIn } from '../ask/question.ts'
import { useAnswers } from '../ask/use-answers.ts'
import { windowSize } from './placed.ts'
import { windowOf } from './use-windows.ts'

/** How a list is held: all of it, or the windows in sight. */
export type Extent = 'whole' | 'windows'

interface Growing {
  /** The question to the whole list. */
  whole: Question
  /** The same, in the order that the rows are looked at. */
  sorted: Question
  /** The same, of the rows that are looked for. */
  looked: Question
  /** It leaves rows out. */
  isNarrowed: boolean
}

interface Decided {
  id: string
  extent: Extent
  /** What is read of a list that is held whole: short ones are answered by the question to their first rows. */
  asked: Question
  /** Its first rows, which told. */
  first: { id: string; answer: Answer | null }
  /** It is that question to the first of all rows by which they were counted: it stays open, and is not asked again. */
  isCounted: boolean
}

interface Growth {
  /** How it is held; null until that is known. */
  extent: Extent | null
  /** What is read: the first rows until it is known, the whole list where it is held whole; null: windows are. */
  asked: Question | null
  /** The first rows that are looked for, as far as they are there. */
  first: Answer | null
}

/** Whether an answer of the first rows has all there are. */
const isAll = ({ value, total }: Answer): boolean => {
  const count = rowsIn(value)?.length ?? 0
  return total === null ? count !== windowSize : count >= total
}

/** How a list is held, by the first rows that are looked for, and by the first of all; `first`: whole, and those of all are all. Null: not known yet. */
export function extentOf(
  first: Answer | null,
  all: Answer | null,
  { isNarrowed, most }: { isNarrowed: boolean; most: number },
): Extent | 'first' | null {
  // A server that takes no such question answers the whole list all the same.
  if (first?.value === null && first.error?.status === 400) return 'whole'
  if (!first || first.value === null) return null
  const counted = isNarrowed ? all : first
  if (!counted || (counted.value === null && counted.error === null)) return null
  if (counted.value !== null && isAll(counted)) return 'first'
  // A server that does not count has no windows.
  return counted.total !== null && counted.total > most ? 'windows' : 'whole'
}

/**
 * Decides how a list is held: its first rows are asked for as they are looked for; where there are more, but not too many, all of them
 * after that. A list that is there already is held whole.
 */
export function useExtent(growing: Growing | null): Growth {
  const most = useUnit($config).limits.whole
  const wholeId = growing ? questionId(growing.whole) : ''
  const [kept, setKept] = useState<Decided | null>(null)
  let decided = kept?.id === wholeId ? kept : null
  const first = growing && windowOf(growing.looked, 0)
  const ofAll = growing && windowOf(growing.sorted, 0)
  const firstId = first ? questionId(first) : ''
  const ofAllId = ofAll ? questionId(ofAll) : ''
  const askedId = decided ? questionId(decided.asked) : ''
  const [whole, asked, firstKept, ofAllKept] = useStoreMap({
    store: $answers,
    keys: [wholeId, askedId, firstId, ofAllId],
    fn: (byId, ids) => ids.map((id) => byId[id] ?? null),
    updateFilter: (next, before) => next.some((answer, at) => answer !== before[at]),
  })
  const isWhole = decided?.extent === 'whole' && askedId === wholeId
  const isWaiting = isWhole && (whole?.value ?? null) === null
  // Looked at in another way meanwhile, it has other first rows.
  const isOther = isWaiting && decided?.first.id !== firstId
  const counting = growing !== null && decided === null && growing.isNarrowed && (firstKept?.value ?? null) !== null
  const counted = counting ? ofAll : decided?.isCounted ? decided.asked : null
  useAnswers(counted ? [counted] : first && isOther ? [first] : noQuestions)
  if (growing && first && ofAll) {
    const decide = (extent: Extent, question: Question) => {
      decided = {
        id: wholeId,
        extent,
        asked: question,
        first: { id: firstId, answer: firstKept ?? null },
        isCounted: counting && question === ofAll,
      }
      setKept(decided)
    }
    if (decided === null && most === 0) decide('windows', growing.whole)
    else if (decided === null && (whole?.value ?? null) !== null) decide('whole', growing.whole)
    else if (decided === null && ofAllKept && ofAllKept.value !== null && isAll(ofAllKept)) decide('whole', ofAll)
    else if (decided === null) {
      const { isNarrowed } = growing
      const extent = extentOf(firstKept ?? null, counting ? (ofAllKept ?? null) : null, { isNarrowed, most })
      if (extent) decide(extent === 'windows' ? extent : 'whole', extent === 'first' ? ofAll : growing.whole)
    } else if (decided.extent === 'whole' && !isWhole && asked && asked.value !== null && !isAll(asked))
      // It has grown beyond its first rows since.
      decide('whole', growing.whole)
  }
  const isTold = decided === null || isOther || decided.first.id !== firstId
  return {
    extent: decided?.extent ?? null,
    asked: decided === null ? first : decided.extent === 'whole' ? decided.asked : null,
    first: (isTold ? firstKept : decided?.first.answer) ?? null,
  }
}

const noQuestions: readonly Question[] = []

/** The question that answers how many rows there are. */
export const countOf = ({ endpoint, input }: Question): Question => ({
  endpoint,
  input: { ...(input as object), take: 1 },
})

import { useStoreMap, useUnit } from 'effector-react'
import { useState } from 'react'
import { $config } from '../../config/config.ts'
import type { Answer } from '../ask/answer.ts'
import { $answers } from '../ask/answers.ts'
import { type Question, questionId, rowsIn } from '../ask/question.ts'
import { useAnswers } from '../ask/use-answers.ts'
import { windowSize } from './placed.ts'
import { windowOf } from './use-windows.ts'

/** How a list is loaded: whole, or by the windows in sight. */
export type Extent = 'whole' | 'windows'

interface Growing {
  /** The call for the whole list. */
  whole: Question
  /** The same, in the shown order. */
  sorted: Question
  /** The same, with the search and filters too. */
  looked: Question
  /** Whether `looked` leaves rows out. */
  isNarrowed: boolean
}

interface Decided {
  id: string
  extent: Extent
  /** The call for a list loaded whole: a short one is answered by the call for its first rows. */
  asked: Question
  /** The answer with its first rows, by which the extent was decided. */
  first: { id: string; answer: Answer | null }
  /** Whether `asked` is the call for the first of all rows that counted them: it stays open, and is not repeated. */
  isCounted: boolean
}

interface Growth {
  /** How the list is loaded; null until that is known. */
  extent: Extent | null
  /** The call to read: for the first rows until the extent is known, for the whole list where it is whole; null for windows. */
  asked: Question | null
  /** The answer with the first rows that match; null until it is loaded. */
  first: Answer | null
}

/** Whether an answer with the first rows has all rows. */
const isAll = ({ value, total }: Answer): boolean => {
  const count = rowsIn(value)?.length ?? 0
  return total === null ? count !== windowSize : count >= total
}

/** How a list is loaded, by the answers with the first matching rows and with the first of all; `first`: whole, and the first of all are all. Null: not known yet. */
export function extentOf(
  first: Answer | null,
  all: Answer | null,
  { isNarrowed, most }: { isNarrowed: boolean; most: number },
): Extent | 'first' | null {
  // A server that refuses such a call still answers the whole list.
  if (first?.value === null && first.error?.status === 400) return 'whole'
  if (!first || first.value === null) return null
  const counted = isNarrowed ? all : first
  if (!counted || (counted.value === null && counted.error === null)) return null
  if (counted.value !== null && isAll(counted)) return 'first'
  // A server that does not count has no windows.
  return counted.total !== null && counted.total > most ? 'windows' : 'whole'
}

/**
 * Decides how a list is loaded: its first rows are asked for with the search and filters; where there are more, but not too many, all of them
 * after that. A list that is loaded already stays whole.
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
  // The search or order has changed meanwhile: other first rows decide.
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
      // The list has grown beyond its first rows since.
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

/** The call that answers how many rows there are. */
export const countOf = ({ endpoint, input }: Question): Question => ({
  endpoint,
  input: { ...(input as object), take: 1 },
})

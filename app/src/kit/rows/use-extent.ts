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
  /** The same, of the rows that are looked for, in their order. */
  looked: Question
  /** It leaves rows out. */
  isNarrowed: boolean
}

interface Decided {
  id: string
  extent: Extent
  /** The question that is read where it is held whole: short lists are answered by the question to their first rows. */
  asked: Question
}

interface Growth {
  /** How it is held; null until that is known. */
  extent: Extent | null
  /** What is read of a list that is held whole; null otherwise. */
  asked: Question | null
  /** The first rows that are looked for; null once all that is looked for is there. */
  first: { question: Question; answer: Answer | null } | null
}

/** So many that they are all there is, as far as an answer of the first rows tells. */
const isAll = ({ value, total }: Answer): boolean => {
  const count = rowsIn(value)?.length ?? 0
  return total === null ? count !== windowSize : count >= total
}

/** The extent of a list, by its first rows and the number of all; null: not known yet. */
export function extentOf(first: Answer | null, all: Answer | null, isNarrowed: boolean, most: number) {
  if (!first || first.value === null) return null
  if (!isNarrowed && isAll(first)) return 'first'
  const counted = isNarrowed ? all : first
  if (!counted || (counted.value === null && counted.error === null)) return null
  // A server that does not count has no windows.
  return counted.total !== null && counted.total > most ? 'windows' : 'whole'
}

/**
 * Decides how a list is held: its first rows are asked for as they are looked for; where there are more, but not too many, all of them
 * after that. A list that is there already is held whole.
 */
export function useExtent(growing: Growing | null): Growth {
  const most = useUnit($config).limits.whole
  const id = growing ? questionId(growing.whole) : ''
  const isThere = useStoreMap({
    store: $answers,
    keys: [id],
    fn: (byId, [name]) => (byId[name]?.value ?? null) !== null,
  })
  const [kept, setKept] = useState<Decided | null>(null)
  let decided = kept?.id === id ? kept : null

  const first = growing && windowOf(growing.looked, 0)
  const isWholeShort = decided?.extent === 'whole' && decided.asked !== growing?.whole
  const wantsFirst = growing !== null && most > 0 && !isThere && !isWholeShort && decided?.extent !== 'windows'
  const wanted = first && wantsFirst ? [first] : []
  const [firstAnswer = null, allAnswer = null] = useAnswers(
    growing && wantsFirst && growing.isNarrowed && decided === null ? [...wanted, countOf(growing.whole)] : wanted,
  )
  const [short = null] = useAnswers(isWholeShort && decided ? [decided.asked] : [])
  if (growing && first) {
    const decide = (extent: Extent, asked: Question) => {
      decided = { id, extent, asked }
      setKept(decided)
    }
    if (decided === null && most === 0) decide('windows', growing.whole)
    else if (decided === null && isThere) decide('whole', growing.whole)
    else if (decided === null) {
      const extent = extentOf(firstAnswer, allAnswer, growing.isNarrowed, most)
      if (extent) decide(extent === 'windows' ? extent : 'whole', extent === 'first' ? first : growing.whole)
    }
    // It has grown since beyond its first rows.
    else if (isWholeShort && short && short.value !== null && !isAll(short)) decide('whole', growing.whole)
  }
  return {
    extent: decided?.extent ?? null,
    asked: decided?.extent === 'whole' ? decided.asked : null,
    first: first && wantsFirst ? { question: first, answer: firstAnswer } : null,
  }
}

/** The question that answers how many rows there are. */
export const countOf = ({ endpoint, input }: Question): Question => ({
  endpoint,
  input: { ...(input as object), take: 1 },
})

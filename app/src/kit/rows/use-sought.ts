import { byValues } from './by-values.ts'
import { type Question, rowsIn } from '../ask/question.ts'
import { useAnswers } from '../ask/use-answers.ts'
import type { AnyRow } from '../place/row.ts'
import type { Windowed } from './windowed.ts'

interface Sought {
  windowed: Windowed | null
  /** Field of the key. */
  key: string
  wanted: string | null
}

/** The row with a key among rows that the server finds, wherever it is: its editor may be open by the address alone. */
export function useSought(question: Question | null, { windowed, key, wanted }: Sought): AnyRow | null {
  const isAsked = question !== null && wanted !== null && windowed?.takes(key, wanted) === true
  const [answer = null] = useAnswers(isAsked ? byValues(question, key, [wanted]) : [])
  return rowsIn(answer?.value)?.[0] ?? null
}

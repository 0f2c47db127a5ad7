import type { Question } from '../ask/question.ts'

/** Most values of one filter that a call takes. */
const most = 100

/** The questions to the rows of a list that have one of these values in a field, such as their keys. */
export function byValues({ endpoint, input, key }: Question, field: string, values: readonly string[]): Question[] {
  const wanted = [...new Set(values)]
  return Array.from({ length: Math.ceil(wanted.length / most) }, (_, at) => ({
    endpoint,
    input: { ...(input as object), [field]: wanted.slice(at * most, (at + 1) * most) },
    ...(key ? { key } : {}),
  }))
}

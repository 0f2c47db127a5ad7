import type { FilterOption, FilterValue } from '@ronde/ui/grid'
import { rowsIn } from '../ask/question.ts'
import { useAnswers } from '../ask/use-answers.ts'
import type { Place } from '../place/place.ts'
import type { ChoicesOf, RowsOf } from './shape.ts'

interface Choices {
  /** Options of a column's filter; undefined where they come from the rows, or are not loaded. */
  options: (column: string) => readonly FilterOption[] | undefined
  /** Inputs of `find` for the active filters of a tree loaded by branches; null until they are known. */
  asks: readonly object[] | null
}

/** The options of filters that other calls list. */
export function useChoices(
  config: RowsOf['config'],
  filters: Readonly<Record<string, FilterValue>>,
  place: Place,
): Choices {
  const declared: Readonly<Record<string, ChoicesOf | undefined>> = config.choices ?? {}
  const known = Object.entries(declared).flatMap(([field, choices]) =>
    choices && place.lacks(choices.from).length === 0 ? [{ field, ...choices }] : [],
  )
  const answers = useAnswers(known.map(({ from }) => ({ endpoint: from, input: place.input(from) })))
  const read = known.map((one, at) => ({ ...one, rows: rowsIn(answers[at]?.value) }))
  const asking = read.map(({ field, option, asks, rows }) => {
    const filter = filters[field]
    const chosen = filter?.kind === 'choice' ? filter.values : []
    if (!asks || chosen.length === 0) return []
    return rows?.filter((row) => chosen.includes(option(row).value)).map((row) => asks(row)) ?? null
  })
  return {
    options: (column) => {
      const found = read.find(({ field }) => field === column)
      return found?.rows?.map((row) => found.option(row))
    },
    asks: asking.some((one) => one === null) ? null : asking.flatMap((one) => one ?? []),
  }
}

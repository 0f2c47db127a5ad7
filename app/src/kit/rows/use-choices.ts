import type { FilterOption, FilterValue } from '@ronde/ui/grid'
import { rowsIn } from '../ask/question.ts'
import { useAnswers } from '../ask/use-answers.ts'
import type { Place } from '../place/place.ts'
import type { AnyRow } from '../place/row.ts'
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
  const rowsOf = (at: number): readonly AnyRow[] | null => rowsIn(answers[at]?.value)
  const asking = known.map(({ field, option, asks }, at) => {
    const filter = filters[field]
    const chosen = filter?.kind === 'choice' ? filter.values : []
    if (!asks || chosen.length === 0) return []
    return (
      rowsOf(at)
        ?.filter((row) => chosen.includes(option(row).value))
        .map(asks) ?? null
    )
  })
  return {
    options: (column) => {
      const at = known.findIndex(({ field }) => field === column)
      return at < 0 ? undefined : rowsOf(at)?.map((row) => known[at]?.option(row) ?? { value: '', label: '' })
    },
    asks: asking.some((one) => one === null) ? null : asking.flatMap((one) => one ?? []),
  }
}

import type { FilterOption, FilterValue } from '@ronde/ui/grid'
import { rowsIn } from '../ask/question.ts'
import { useAnswers } from '../ask/use-answers.ts'
import type { Place } from '../place/place.ts'
import type { AnyRow } from '../place/row.ts'
import type { ChoicesOf, RowsOf } from './shape.ts'

interface Choices {
  /** What the filter of a column offers; undefined where the rows say it, or until it is there. */
  options: (column: string) => readonly FilterOption[] | undefined
  /** What rows that come late are asked for the filters that are set; null until that is known. */
  asks: readonly object[] | null
}

/** The choices of filters that another call says. */
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

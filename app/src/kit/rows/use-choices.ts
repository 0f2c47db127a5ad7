import type { FilterOption, FilterValue } from '@ronde/ui/grid'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import type { RowsOf } from './shape.ts'
import type { ChoicesOf } from './shape.ts'
import { $readings, type Question, readingId } from '../ask/readings.ts'
import { useQuestions } from '../ask/use-questions.ts'
import type { AnyRow } from '../place/row.ts'
import { requiredBy, takenBy } from '../place/inputs.ts'

interface Choices {
  /** What the filter of a column offers; undefined where the rows say it, or until it is there. */
  options: (column: string) => readonly FilterOption[] | undefined
  /** What rows that come late are asked for the filters that are set; null until that is known. */
  asks: readonly object[] | null
}

type Known = readonly [field: string, choices: ChoicesOf, question: Question]

/** The choices of filters that another call says. */
export function useChoices(
  config: RowsOf['config'],
  filters: Readonly<Record<string, FilterValue>>,
  given: object,
): Choices {
  const readings = useUnit($readings)
  const givenKey = JSON.stringify(given)
  const known = useMemo(() => {
    const fields: Readonly<Record<string, ChoicesOf | undefined>> = config.choices ?? {}
    return Object.entries(fields).flatMap(([field, choices]): Known[] => {
      if (!choices) return []
      const input = takenBy(choices.from, JSON.parse(givenKey) as object)
      return requiredBy(choices.from).every((name) => input[name] !== undefined)
        ? [[field, choices, { endpoint: choices.from, input }]]
        : []
    })
  }, [config, givenKey])
  useQuestions(useMemo(() => new Map(known.map(([, , question]) => [readingId(question), question])), [known]))

  const rowsOf = (question: Question): readonly AnyRow[] | null => {
    const value = readings[readingId(question)]?.value
    return Array.isArray(value) ? (value as AnyRow[]) : null
  }
  const asking = known.map(([field, { option, asks }, question]) => {
    const filter = filters[field]
    const chosen = filter?.kind === 'choice' ? filter.values : []
    if (!asks || chosen.length === 0) return []
    return (
      rowsOf(question)
        ?.filter((row) => chosen.includes(option(row).value))
        .map(asks) ?? null
    )
  })
  return {
    options: (column) => {
      const [, choices, question] = known.find(([field]) => field === column) ?? []
      return choices && question && rowsOf(question)?.map(choices.option)
    },
    asks: asking.some((one) => one === null) ? null : asking.flatMap((one) => one ?? []),
  }
}

import { useMemo } from 'react'
import { rowsIn } from '../ask/question.ts'
import { useAnswers } from '../ask/use-answers.ts'
import type { AnyRow } from '../place/row.ts'
import type { FieldShown, ValueTable } from './shape.ts'

/** The labels of a system table's values, by their references; undefined while the table is not read. */
export type TableLabels = (table: ValueTable) => ReadonlyMap<unknown, unknown> | undefined

/** Reads the system tables that fields name, each once. */
export function useTableLabels(fields: readonly FieldShown<AnyRow>[]): TableLabels {
  const tables = useMemo(() => [...new Set(fields.flatMap(({ table }) => table ?? []))], [fields])
  const answers = useAnswers(
    tables.map(({ refTable, from }) => ({ endpoint: from, input: { refTable }, isQuiet: true })),
  )
  return useMemo(() => {
    const labels = new Map(
      tables.map((table, at) => {
        const values = rowsIn(answers[at]?.value)
        return [table, values && new Map(values.map(({ refValeur, lbValeur }) => [refValeur, lbValeur]))]
      }),
    )
    return (table) => labels.get(table) ?? undefined
  }, [tables, answers])
}

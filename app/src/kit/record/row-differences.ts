import { type GridColumn, textOf } from '@ronde/ui/grid'
import type { Text } from '../../locales/intl.ts'
import type { AnyRow } from '../place/row.ts'

/** How rows are told apart, and their columns. */
export interface ComparedRows {
  key: string
  /** The field a row is called by. */
  label: string
  columns: readonly GridColumn<AnyRow>[]
}

/** One row of two lists in which they are not the same. */
export interface RowDifference {
  /** Name of the row. */
  label: string
  /** Where it is in both, the column that differs; null where one of them has it not. */
  column: GridColumn<AnyRow> | null
  before: AnyRow | null
  after: AnyRow | null
}

const byField = (rows: readonly AnyRow[], field: string) => new Map(rows.map((row) => [String(row[field]), row]))

/**
 * Differences between the rows of two versions: rows that only one has, and the columns of those in both. They are the same
 * by their key; where the versions share no key, each having rows of its own, by their names.
 */
export function rowDifferences(
  before: readonly AnyRow[],
  after: readonly AnyRow[],
  { key, label, columns }: ComparedRows,
  locale: Text['locale'],
): RowDifference[] {
  const keys = byField(before, key)
  const field = after.some((row) => keys.has(String(row[key]))) ? key : label
  const known = byField(before, field)
  const present = byField(after, field)
  const called = (row: AnyRow) => String(row[label] ?? row[key])
  const removed = [...known].flatMap(([name, row]) =>
    present.has(name) ? [] : [{ label: called(row), column: null, before: row, after: null }],
  )
  const others = [...present].flatMap(([name, row]): RowDifference[] => {
    const old = known.get(name)
    if (!old) return [{ label: called(row), column: null, before: null, after: row }]
    return columns.flatMap((column) =>
      textOf(column, old, locale) === textOf(column, row, locale)
        ? []
        : [{ label: called(row), column, before: old, after: row }],
    )
  })
  return [...removed, ...others]
}

import type { GridColumn, GridLocale, SortItem } from './column-types.ts'
import { runNow } from './slices.ts'
import type { Steps } from './slices.ts'
import { sortKeys } from './sort-keys.ts'
import type { SortKeys } from './sort-keys.ts'
import { sortOrder } from './sort-order.ts'

interface Level {
  keys: SortKeys
  sign: 1 | -1
}

/** The same array each time, so that rows without an order are not drawn again for it. */
export const unsorted: readonly SortItem[] = []

function compareBy(levels: readonly Level[]) {
  return (one: number, other: number): number => {
    for (const { keys, sign } of levels) {
      const a = keys[one] as number
      const b = keys[other] as number
      if (a === b) continue
      const emptyA = Number.isNaN(a)
      const emptyB = Number.isNaN(b)
      // Empty cells come last in both directions.
      if (emptyA !== emptyB) return emptyA ? 1 : -1
      if (!emptyA) return a < b ? -sign : sign
    }
    return 0
  }
}

/** Puts indexes of rows in order; those of rows that are alike keep theirs. Unknown columns are ignored. */
export function* sortSteps<Row>(
  rows: readonly Row[],
  found: Uint32Array,
  columns: readonly GridColumn<Row>[],
  sort: readonly SortItem[],
  locale: GridLocale,
): Steps<Uint32Array> {
  const levels: Level[] = []
  for (const { column: id, isDescending } of sort) {
    const column = columns.find((other) => other.id === id)
    if (column) levels.push({ keys: yield* sortKeys(rows, column, locale), sign: isDescending ? -1 : 1 })
  }
  return levels.length > 0 ? yield* sortOrder(found, compareBy(levels)) : found
}

/** Rows in order, worked out at once. */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  sort: readonly SortItem[],
  locale: GridLocale,
): readonly Row[] {
  if (rows.length < 2) return rows
  const order = runNow(sortSteps(rows, Uint32Array.from(rows.keys()), columns, sort, locale))
  return Array.from(order, (at) => rows[at] as Row)
}

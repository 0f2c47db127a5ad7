import type { SortItem } from './column-types.ts'

/** The order after a header was pressed: ascending, descending, none. With `add` the other columns keep their part in it. */
export function nextSort(sort: readonly SortItem[], column: string, add: boolean): SortItem[] {
  const at = sort.findIndex((item) => item.column === column)
  const now = sort[at]
  if (!now) return [...(add ? sort : []), { column, isDescending: false }]
  const next = now.isDescending ? [] : [{ column, isDescending: true }]
  return add ? sort.toSpliced(at, 1, ...next) : next
}

/** The order with a column set to a direction, or left out (null), the others kept. */
export function sortWith(sort: readonly SortItem[], column: string, isDescending: boolean | null): SortItem[] {
  const at = sort.findIndex((item) => item.column === column)
  const item = isDescending === null ? [] : [{ column, isDescending }]
  return at < 0 ? [...sort, ...item] : sort.toSpliced(at, 1, ...item)
}

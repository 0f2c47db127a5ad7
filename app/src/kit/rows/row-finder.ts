import type { AnyRow } from '../place/row.ts'

/** Up to this number, keys are searched one by one: indexing a hundred thousand rows would take too long. */
const few = 8

/** Finds rows by key. */
export function rowFinder(
  rows: readonly AnyRow[],
  keyOf: (row: AnyRow) => string,
): (key: string) => AnyRow | undefined {
  const found = new Map<string, AnyRow | undefined>()
  let all: ReadonlyMap<string, AnyRow> | undefined
  return (key) => {
    if (found.size >= few) all ??= new Map(rows.map((row) => [keyOf(row), row]))
    if (all) return all.get(key)
    if (!found.has(key))
      found.set(
        key,
        rows.find((row) => keyOf(row) === key),
      )
    return found.get(key)
  }
}

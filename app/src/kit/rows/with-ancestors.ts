import type { AnyRow } from '../place/row.ts'

/** Rows with their ancestors, in the order of `all`: the tree of the rows that pass a filter. */
export function withAncestors(
  rows: readonly AnyRow[],
  all: readonly AnyRow[],
  id: string,
  parent: string | undefined,
): readonly AnyRow[] {
  if (parent === undefined) return rows
  const byId = new Map(all.map((row) => [row[id], row]))
  const kept = new Set<AnyRow>()
  for (const row of rows)
    for (let at: AnyRow | undefined = row; at && !kept.has(at); at = byId.get(at[parent])) kept.add(at)
  return all.filter((row) => kept.has(row))
}

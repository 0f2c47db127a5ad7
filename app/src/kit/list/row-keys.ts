import type { AnyRow } from '../screen.ts'

/** So many keys are looked for one by one: to learn those of a hundred thousand rows takes longer than people are to wait. */
const few = 8

type KeyOf = (row: AnyRow) => string

/** Finds rows by key. */
export function finder(rows: readonly AnyRow[], keyOf: KeyOf): (key: string) => AnyRow | undefined {
  const found = new Map<string, AnyRow | undefined>()
  let all: ReadonlyMap<string, AnyRow> | undefined
  return (key) => {
    if (found.size >= few) all ??= new Map(rows.map((row) => [keyOf(row), row]))
    if (all) return all.get(key)
    if (!found.has(key)) found.set(key, rows.find((row) => keyOf(row) === key))
    return found.get(key)
  }
}

/** Those of some keys that rows have. */
export function keysAmong(keys: ReadonlySet<string>, rows: readonly AnyRow[], keyOf: KeyOf): ReadonlySet<string> {
  if (keys.size > few) return new Set(rows.map(keyOf).filter((key) => keys.has(key)))
  return new Set([...keys].filter((key) => rows.some((row) => keyOf(row) === key)))
}

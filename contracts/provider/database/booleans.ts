/** Flags have the names they have on the wire, in tables and queries too. */
const isFlag = (name: string): boolean => /^(is|has|must|requires)[A-Z]|^(actif|estLiee|fonctionnement)$/.test(name)

/** A value as SQLite takes it: it knows no booleans. PostgreSQL has its own. */
export const asStored = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value)

/** The flags among some columns. */
export const flagsAmong = (columns: readonly string[]): string[] => columns.filter(isFlag)

/** Makes booleans of SQLite's 0 and 1, in the rows that it gave. */
export function asTold<Row>(rows: Row[], flags: readonly string[] = flagsAmong(Object.keys(rows[0] ?? {}))): Row[] {
  if (flags.length === 0) return rows
  for (const row of rows as Record<string, unknown>[])
    for (const flag of flags) if (typeof row[flag] === 'number') row[flag] = row[flag] !== 0
  return rows
}

/** Which rule of the schema a write broke: a value that is another row's, or a row that is not there, or still needed. */
export type Violation = 'unique' | 'reference'

// SQLite's extended codes, and PostgreSQL's SQLSTATE.
const violations: Readonly<Record<string, Violation>> = {
  SQLITE_CONSTRAINT_UNIQUE: 'unique',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'unique',
  SQLITE_CONSTRAINT_FOREIGNKEY: 'reference',
  '23505': 'unique',
  '23503': 'reference',
}

/** What a failed statement violated, or undefined when it failed for another reason. */
export function violationIn(error: unknown): Violation | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return Object.hasOwn(violations, code) ? violations[code] : undefined
}

import type { RowState } from '@ronde/ui/grid'
import type { AnyRow } from '../place/row.ts'

interface Standing {
  /** Flag of active records. */
  active: string | undefined
  keyOf: (row: AnyRow) => string
  /** Keys of rows that have just come. */
  joined: ReadonlySet<string>
}

/** How a row stands: out of use, or just made. */
export function rowStateOf(row: AnyRow, { active, keyOf, joined }: Standing): RowState | undefined {
  if (active !== undefined && row[active] === false) return 'inactive'
  return joined.has(keyOf(row)) ? 'added' : undefined
}

import type { RowState } from '@ronde/ui/grid'
import type { AnyRow } from '../place/row.ts'

interface Standing {
  /** Flag of active records. */
  active: string | undefined
  keyOf: (row: AnyRow) => string
  /** Keys of rows that were just added. */
  joined: ReadonlySet<string>
}

/** Flags by which a record says that it is in use (docs/specification/rules.md#activity). */
const activity = ['isActif', 'isActive', 'actif']

/** Whether a row is inactive, by `active` and the flags above. A list may hide more rows, such as older versions. */
export function isInactive(row: AnyRow, active: string | undefined): boolean {
  return active !== undefined && row[activity.find((flag) => flag in row) ?? active] === false
}

/** State of a row: inactive, or just added. */
export function rowStateOf(row: AnyRow, { active, keyOf, joined }: Standing): RowState | undefined {
  if (isInactive(row, active)) return 'inactive'
  return joined.has(keyOf(row)) ? 'added' : undefined
}

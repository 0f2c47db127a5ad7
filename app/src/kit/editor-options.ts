import type { Option } from '@ronde/ui/select'
import type { Values } from './drafts.ts'
import type { ChoiceField } from './editor-config.ts'

/** The options of a choice: the rows that are offered, and the chosen one even if it is no longer. */
export function optionsOf(field: ChoiceField<Values>, rows: readonly unknown[], value: unknown): Option[] {
  const option = field.option as (row: unknown) => Option
  const offered = (field.offered ?? (() => true)) as (row: unknown) => boolean
  const chosen = new Set(Array.isArray(value) ? value : [value])
  return rows.flatMap((row) => {
    const made = option(row)
    return offered(row) || chosen.has(made.value) ? [made] : []
  })
}

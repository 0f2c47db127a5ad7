import { EveryRow } from '@ronde/ui/grid'
import type { AnyRow } from '../screen.ts'
import { keysAmong } from './row-keys.ts'

/** What is selected of what is shown: rows that a search or a filter hides leave the selection. */
export function shownSelection(selected: ReadonlySet<string>, rows: readonly AnyRow[], keyOf: (row: AnyRow) => string): ReadonlySet<string> {
  if (selected.size === 0 || (selected instanceof EveryRow && selected.isOf(rows))) return selected
  const kept = keysAmong(selected, rows, keyOf)
  return kept.size === selected.size ? selected : kept
}

import { AllBut } from './all-but.ts'
import { EveryRow } from './every-row.ts'
import type { AnyRow, RowSource } from './row-source.ts'
import type { SelectionRules } from './use-selection.ts'

export type Selection = ReadonlySet<string>

export const noSelection: Selection = new Set()

/** Whether a row is selected; no look-up when all are. */
export function isSelected<Row>(
  selection: Selection,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  row: Row,
): boolean {
  if (selection.size === 0) return false
  return (selection instanceof EveryRow && selection.isOf(rows)) || selection.has(rowKey(row))
}

/** How much of the rows is selected, for the box in the header. */
export function selectedShare<Row>(
  selection: Selection,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): 'all' | 'some' | 'none' {
  if (selection.size === 0 || rows.length === 0) return 'none'
  if (selection instanceof EveryRow && selection.isOf(rows)) return 'all'
  return selection.size >= rows.length && rows.every((row) => selection.has(rowKey(row))) ? 'all' : 'some'
}

/** The selected rows among those shown, in their order. */
export const selectedRows = <Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  selection: Selection,
): readonly Row[] => (selection.size === 0 ? [] : rows.filter((row) => isSelected(selection, rows, rowKey, row)))

/** So many keys are looked for one by one: to look up each key of a hundred thousand rows takes longer than a frame. */
const few = 8

/** The selection without the rows that are not shown; the same when all of it is. */
export function shownSelection<Row>(
  selection: Selection,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): Selection {
  if (selection.size === 0 || (selection instanceof EveryRow && selection.isOf(rows))) return selection
  const keys = selection.size <= few ? [...selection] : []
  // A selection that stores exclusions has no keys to look up.
  if (keys.length === selection.size) {
    const there = keys.filter((key) => rows.some((row) => rowKey(row) === key))
    return there.length === selection.size ? selection : there.length === 0 ? noSelection : new Set(there)
  }
  const kept = selectedRows(rows, rowKey, selection)
  if (kept.length === selection.size) return selection
  return kept.length === 0
    ? noSelection
    : kept.length === rows.length
      ? new EveryRow(rows, rowKey)
      : new Set(kept.map(rowKey))
}

/** The selection with a key added or removed. */
export function toggledKey(selection: Selection, key: string): Selection {
  const next = new Set(selection)
  if (!next.delete(key)) next.add(key)
  return next
}

/** The keys of the rows between two places, in either order, both included. `awayAt`: the key of a row that is not loaded, where it counts. */
export function keysBetween(
  source: RowSource,
  one: number,
  other: number,
  awayAt?: (row: number) => string | undefined,
): string[] {
  const keys: string[] = []
  for (let row = Math.min(one, other); row <= Math.max(one, other); row++) {
    const key = source.itemAt(row) ? source.keyAt(row) : awayAt?.(row)
    if (key !== undefined) keys.push(key)
  }
  return keys
}

/** The selection with these rows too. */
export function withKeys(selection: Selection, keys: Iterable<string>): Selection {
  if (selection instanceof AllBut) return selection.more(keys)
  const next = new Set(selection)
  for (const key of keys) next.add(key)
  return next
}

/** The rows between two places, added to those that are kept. */
export const rangeOf = (source: RowSource, one: number, other: number, kept: Selection = noSelection): Selection =>
  withKeys(kept, keysBetween(source, one, other))

/** The rows of an earlier selection that are still selected. Where all rows but some were selected since, all those are. */
export function stillSelected(before: Selection, now: Selection): Selection {
  if (now instanceof AllBut) return before instanceof AllBut ? now.less(before.without) : now
  if (before instanceof AllBut) return new Set([...now].filter((key) => before.has(key)))
  const still = [...before].filter((key) => now.has(key))
  return still.length === before.size ? before : new Set(still)
}

/** All rows, or none when all already are. */
export const toggledAll = <Row>(selection: Selection, rows: readonly Row[], rowKey: (row: Row) => string): Selection =>
  selectedShare(selection, rows, rowKey) === 'all' ? noSelection : new EveryRow(rows, rowKey)

/** Of the rows of a list. */
export const listRules = (rows: readonly AnyRow[], rowKey: (row: AnyRow) => string): SelectionRules => {
  const rowAt = (at: number) => rows[at] as AnyRow
  return {
    has: (selection, at) => isSelected(selection, rows, rowKey, rowAt(at)),
    toggled: (selection, at) => toggledKey(selection, rowKey(rowAt(at))),
    toggledAll: (selection) => toggledAll(selection, rows, rowKey),
  }
}

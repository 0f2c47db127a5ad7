import { EveryRow } from './every-row.ts'

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
  if (selection.size <= few) {
    const there = [...selection].filter((key) => rows.some((row) => rowKey(row) === key))
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

/** The selection with a row added or removed. */
export function toggledRow(selection: Selection, key: string): Selection {
  const next = new Set(selection)
  if (!next.delete(key)) next.add(key)
  return next
}

/** The keys of the rows between two indexes, in either order, both included, added to what is kept. */
export function rangeOf<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  one: number,
  other: number,
  kept: Selection = noSelection,
): Selection {
  const next = new Set(kept)
  for (const row of rows.slice(Math.min(one, other), Math.max(one, other) + 1)) next.add(rowKey(row))
  return next
}

/** All rows, or none when all already are. */
export const toggledAll = <Row>(selection: Selection, rows: readonly Row[], rowKey: (row: Row) => string): Selection =>
  selectedShare(selection, rows, rowKey) === 'all' ? noSelection : new EveryRow(rows, rowKey)

import type { MatrixCell, MatrixColumn, MatrixRow } from './matrix-props.ts'

/** A place in the grid: row -1 holds the columns' headings, column -1 the rows'. */
export interface Place {
  row: number
  column: number
}

interface Shape {
  rows: readonly MatrixRow[]
  columns: readonly MatrixColumn[]
}

/** The row at a place with all that stand deeper right after it. */
export function branchOf(rows: readonly MatrixRow[], at: number): readonly MatrixRow[] {
  const level = rows[at]?.level ?? 0
  const end = rows.findIndex((row, index) => index > at && (row.level ?? 0) <= level)
  return rows.slice(at, end < 0 ? rows.length : end)
}

/** The cells that a choice at a place sets: the one there, or those its heading stands for. */
export function cellsAt({ rows, columns }: Shape, { row, column }: Place): MatrixCell[] {
  const inRows = (row < 0 ? rows : column < 0 ? branchOf(rows, row) : rows.slice(row, row + 1)).filter(
    ({ isHeading }) => !isHeading,
  )
  const inColumns = column < 0 ? columns : columns.slice(column, column + 1)
  return inRows.flatMap((one) => inColumns.map((other) => ({ row: one.id, column: other.id })))
}

interface Move {
  key: string
  isControl: boolean
  /** Rows of one page. */
  page: number
}

/** Where a key leads from a place; null when it leads nowhere. Headings are places too. */
export function nextPlace({ rows, columns }: Shape, at: Place, { key, isControl, page }: Move): Place | null {
  const [lastRow, lastColumn] = [rows.length - 1, columns.length - 1]
  const within = (row: number, column: number): Place => ({
    row: Math.min(lastRow, Math.max(-1, row)),
    column: Math.min(lastColumn, Math.max(-1, column)),
  })
  const places: Record<string, Place> = {
    ArrowDown: within(at.row + 1, at.column),
    ArrowUp: within(at.row - 1, at.column),
    ArrowRight: within(at.row, at.column + 1),
    ArrowLeft: within(at.row, at.column - 1),
    PageDown: within(at.row + page, at.column),
    PageUp: within(at.row - page, at.column),
    Home: within(isControl ? 0 : at.row, isControl ? 0 : -1),
    End: within(isControl ? lastRow : at.row, lastColumn),
  }
  return places[key] ?? null
}

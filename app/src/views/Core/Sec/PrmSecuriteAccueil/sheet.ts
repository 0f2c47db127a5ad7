import type { RefAction } from '@ronde/contracts/actions'
import type { Endpoint } from '@ronde/contracts/wire'
import type { MessageId, Text } from '../../../../locales/intl.ts'
import type { AnyEndpoint, AnyRow } from '../../../../kit/place/row.ts'

/** A screen, or an action of it. */
export interface SheetDeed {
  view: string
  action: RefAction | null
}

/** A row of a sheet: its place, and the columns in which it is set. */
export interface SheetRow {
  id: string
  text: string
  /** Parent row: a cell that is set in a row is set in its parent too. */
  parent: string | null
  /** Heading of the row. */
  heading: string
  /** Rank of its heading; lower ones come first. @default 0 */
  rank?: number
  columns: readonly string[]
  /** What some keeper column must keep by this row, or by another with the same value. */
  keeps?: string | null
  /** Need that a column must meet for the row to have an effect. */
  needs?: string | null
  /** Deed that the row gives. */
  deed?: SheetDeed | null
}

export interface SheetColumn {
  id: string
  text: string
  /** Whether it is a keeper column, by which `keeps` must be kept. */
  isKeeper?: boolean
  /** Needs that the column meets; undefined: not known. */
  has?: readonly string[]
}

/** A sheet of flags: rows by columns, changed together and saved column by column, each with its whole set of rows. */
export interface Sheet {
  rows: AnyEndpoint
  /** Call with further data about the rows. */
  also: AnyEndpoint
  columns: AnyEndpoint
  /** The rows with the answer of `also`, which may be empty. */
  joined(rows: readonly AnyRow[], also: readonly AnyRow[]): readonly AnyRow[]
  row(row: AnyRow, text: Text): SheetRow
  column(row: AnyRow): SheetColumn
  /** Messages: why a cell cannot be unset, and which need it lacks. */
  words: { kept: MessageId; lacks(needs: string, text: Text): string }
  save: AnyEndpoint
  /** Input of a column's call, given every row that is set in it. */
  input(column: string, rows: readonly string[]): unknown
}

interface SheetOf<Given, Also, Row, Column, Input> extends Pick<Sheet, 'words'> {
  rows: Endpoint<object, readonly Given[]>
  also: Endpoint<object, readonly Also[]>
  joined(rows: readonly Given[], also: readonly Also[]): readonly Row[]
  row(row: Row, text: Text): SheetRow
  columns: Endpoint<object, readonly Column[]>
  column(row: Column): SheetColumn
  save: Endpoint<Input, unknown>
  input(column: string, rows: readonly string[]): Input
}

type Handled = 'joined' | 'row' | 'column' | 'input'

export const sheet = <Given extends AnyRow, Also extends AnyRow, Row extends AnyRow, Column extends AnyRow, Input>(
  config: SheetOf<Given, Also, Row, Column, Input>,
): Sheet => {
  const made: Pick<Sheet, Handled> & Omit<SheetOf<Given, Also, Row, Column, Input>, Handled> = config
  return made
}

/** Cells that differ from the stored ones, with their new value, by `cellId`. */
export type SheetChanges = Readonly<Record<string, boolean>>

export interface SheetCell {
  row: string
  column: string
}

/** The rows and columns of a sheet. */
interface Rows {
  rows: readonly SheetRow[]
  columns: readonly SheetColumn[]
}

export const cellId = ({ row, column }: SheetCell): string => `${column} ${row}`
export const columnOf = (cell: string): string => cell.slice(0, cell.indexOf(' '))

/** The rows with cells as they are stored now. */
export const withStored = (rows: readonly SheetRow[], cells: SheetChanges): readonly SheetRow[] =>
  rows.map((row) => {
    const changed = Object.entries(cells).filter(([cell]) => cell === cellId({ row: row.id, column: columnOf(cell) }))
    if (changed.length === 0) return row
    const columns = row.columns.filter((column) => cells[cellId({ row: row.id, column })] !== false)
    const added = changed.flatMap(([cell, isSet]) => (isSet ? [columnOf(cell)] : []))
    return { ...row, columns: [...new Set([...columns, ...added])] }
  })

export const isSetIn = (row: SheetRow, column: string, changes: SheetChanges): boolean =>
  changes[cellId({ row: row.id, column })] ?? row.columns.includes(column)

export const isChangedIn = (cell: SheetCell, changes: SheetChanges): boolean => cellId(cell) in changes

/** The changes without those that are stored by now: by another user, or by a save whose answer was lost. */
export function differing(rows: readonly SheetRow[], changes: SheetChanges): SheetChanges {
  const stored = new Set(rows.flatMap(({ id: row, columns }) => columns.map((column) => cellId({ row, column }))))
  return Object.fromEntries(Object.entries(changes).filter(([cell, isSet]) => stored.has(cell) !== isSet))
}

/** A row with its ancestors, or with its descendants. */
function branchOf(rows: readonly SheetRow[], id: string, isUp: boolean): string[] {
  const found = [id]
  for (const one of found) {
    const next = isUp
      ? rows.filter((row) => row.id === rows.find((other) => other.id === one)?.parent)
      : rows.filter(({ parent }) => parent === one)
    found.push(...next.flatMap((row) => (found.includes(row.id) ? [] : [row.id])))
  }
  return found
}

/** Cells that cannot be unset: with them, or their descendants, the last row of some `keeps` would go. */
export function keptCells({ rows, columns }: Rows, changes: SheetChanges): Set<string> {
  const byKept = Map.groupBy(
    rows.filter(({ keeps }) => keeps),
    ({ keeps }) => keeps,
  )
  const keepers = columns.filter(({ isKeeper }) => isKeeper)
  return new Set(
    [...byKept.values()].flatMap((giving) => {
      const holders = keepers.flatMap(({ id: column }) =>
        giving.flatMap((row) => (isSetIn(row, column, changes) ? [{ row: row.id, column }] : [])),
      )
      const [first] = holders
      if (!first || holders.some(({ column }) => column !== first.column)) return []
      // Ancestors common to all holders: unsetting one would unset them all.
      const branches = holders.map(({ row }) => branchOf(rows, row, true))
      return (branches[0] ?? [])
        .filter((id) => branches.every((branch) => branch.includes(id)))
        .map((row) => cellId({ row, column: first.column }))
    }),
  )
}

/** The need of a row that a column does not meet; null where it meets it, or that is not known. */
export const lackedBy = ({ needs }: SheetRow, { has }: SheetColumn): string | null =>
  needs && has && !has.includes(needs) ? needs : null

/** The changes after setting or unsetting cells: unsetting includes descendants, setting includes ancestors. Cells equal to the stored ones are no changes, and kept cells stay set. */
export function withCells(
  { rows, columns }: Rows,
  changes: SheetChanges,
  cells: readonly SheetCell[],
  isSet: boolean,
): SheetChanges {
  const next = new Map(Object.entries(changes))
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { row, column } of cells) {
    // Checked one after the other: of several cells that keep the same, the last one stays set.
    if (!isSet && keptCells({ rows, columns }, Object.fromEntries(next)).has(cellId({ row, column }))) continue
    for (const id of branchOf(rows, row, isSet)) {
      const cell = cellId({ row: id, column })
      if (byId.get(id)?.columns.includes(column) === isSet) next.delete(cell)
      else next.set(cell, isSet)
    }
  }
  return Object.fromEntries(next)
}

/** Columns with changed cells, with the rows that are set in them now and were before. */
export const changedColumns = <Column extends Pick<SheetColumn, 'id'>>(
  rows: readonly SheetRow[],
  columns: readonly Column[],
  changes: SheetChanges,
) =>
  columns.flatMap((column) => {
    const before = rows.filter((row) => row.columns.includes(column.id))
    const after = rows.filter((row) => isSetIn(row, column.id, changes))
    const count = rows.filter((row) => isChangedIn({ row: row.id, column: column.id }, changes)).length
    return count > 0 ? [{ ...column, count, before, after }] : []
  })

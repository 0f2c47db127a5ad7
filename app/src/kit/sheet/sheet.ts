import type { Endpoint } from '@ronde/contracts/wire'
import type { Text } from '../../locales/intl.ts'
import type { AnyEndpoint, AnyRow } from '../screen.ts'

/** A row of a sheet: in which columns it is set, and where it stands. */
export interface SheetRow {
  id: string
  text: string
  /** The row above: what is set below is set above too, and nothing is below what is not. */
  parent: string | null
  /** The heading it stands under. */
  heading: string
  /** Headings with a lower one stand first. @default 0 */
  rank?: number
  columns: readonly string[]
}

/** A sheet of flags: rows by columns, changed together and saved column by column, each with its whole set of rows. */
export interface Sheet {
  rows: AnyEndpoint
  columns: AnyEndpoint
  row(row: AnyRow, text: Text): SheetRow
  column(row: AnyRow): { id: string; text: string }
  save: AnyEndpoint
  /** What a column's call takes, given every row that is set in it. */
  input(column: string, rows: readonly string[]): unknown
}

interface SheetOf<Row, Column, Input> {
  rows: Endpoint<object, readonly Row[]>
  row(row: Row, text: Text): SheetRow
  columns: Endpoint<object, readonly Column[]>
  column(row: Column): { id: string; text: string }
  save: Endpoint<Input, unknown>
  input(column: string, rows: readonly string[]): Input
}

export const sheet = <Row extends AnyRow, Column extends AnyRow, Input>(config: SheetOf<Row, Column, Input>): Sheet => {
  const made: Pick<Sheet, 'row' | 'column' | 'input'> & Omit<SheetOf<Row, Column, Input>, 'row' | 'column' | 'input'> = config
  return made
}

/** What is set otherwise than it is stored, by `cellId`. */
export type SheetChanges = Readonly<Record<string, boolean>>

export interface SheetCell {
  row: string
  column: string
}

const cellId = ({ row, column }: SheetCell): string => `${column} ${row}`

export const isSetIn = (row: SheetRow, column: string, changes: SheetChanges): boolean => changes[cellId({ row: row.id, column })] ?? row.columns.includes(column)

export const isChangedIn = (cell: SheetCell, changes: SheetChanges): boolean => cellId(cell) in changes

/** A row with all above it, or with all below it. */
function branchOf(rows: readonly SheetRow[], id: string, isUp: boolean): string[] {
  const found = [id]
  for (const one of found) {
    const next = isUp ? rows.filter((row) => row.id === rows.find((other) => other.id === one)?.parent) : rows.filter(({ parent }) => parent === one)
    found.push(...next.flatMap((row) => (found.includes(row.id) ? [] : [row.id])))
  }
  return found
}

/** The changes with some cells set or not: what hangs below goes with them, or what they hang on comes with them. What is as it is stored is none. */
export function withCells(rows: readonly SheetRow[], changes: SheetChanges, cells: readonly SheetCell[], isSet: boolean): SheetChanges {
  const next = new Map(Object.entries(changes))
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { row, column } of cells) {
    for (const id of branchOf(rows, row, isSet)) {
      const cell = cellId({ row: id, column })
      if (byId.get(id)?.columns.includes(column) === isSet) next.delete(cell)
      else next.set(cell, isSet)
    }
  }
  return Object.fromEntries(next)
}

/** Columns in which something is changed, with the rows that are set in them now and were before. */
export function changedColumns(rows: readonly SheetRow[], columns: readonly { id: string; text: string }[], changes: SheetChanges) {
  return columns.flatMap(({ id, text }) => {
    const before = rows.filter((row) => row.columns.includes(id))
    const after = rows.filter((row) => isSetIn(row, id, changes))
    const count = rows.filter((row) => isChangedIn({ row: row.id, column: id }, changes)).length
    return count > 0 ? [{ id, text, count, before, after }] : []
  })
}

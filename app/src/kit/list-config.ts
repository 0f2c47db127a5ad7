import type { RefAction } from '@ronde/contracts/actions'
import type { Endpoint } from '@ronde/contracts/wire'
import type { FilterKind, GridDataType, SortItem } from '@ronde/ui/grid'
import type { EventCallable, Store } from 'effector'
import type { ReactNode } from 'react'
import type { Editor } from './editor/editor.ts'

/** A column of a list, or a line of a record's general information. */
export interface FieldShown<Row> {
  field: keyof Row & string
  /** Reads the value where the field itself is no text. */
  value?: (row: Row) => unknown
  dataType?: GridDataType
  /** The value is a code: shown as its message `code.<VALUE>`, unknown ones as they come. */
  isCode?: boolean
  /** Shows the cell where the text does not do. */
  cell?: (row: Row) => ReactNode
  /** Pixels. */
  width?: number
  /** Left out until the user chooses it. */
  isHidden?: boolean
}

/** Something a row's menu or the selection's bar does at once: one save per row, and the save that undoes it. */
export interface RowAction<Row, Input> {
  save: Endpoint<Input, unknown>
  input: (row: Row) => Input
  /** Rows it makes sense for. */
  when: (row: Row) => boolean
  /** The action that undoes it. */
  undo: RefAction
}

/** Rows that this browser has itself: a store in the place of an endpoint. What changes in it shows at once. */
export interface LocalRows<Row> {
  /** Null while they are not there yet. */
  rows: Store<readonly Row[] | null>
}

/** A list screen, as data. Titles, labels and codes come from the messages by wire name, buttons from the server's menus. */
export interface ListConfig<Row extends object, Input> {
  list: Endpoint<Input, Row[]> | LocalRows<Row>
  key: keyof Row & string
  columns: readonly FieldShown<Row>[]
  /** Columns that can be filtered, and how. */
  filters?: { [Field in keyof Row & string]?: FilterKind }
  /** Flag of active records: the inactive stay hidden until asked for. */
  active?: keyof Row & string
  sort?: readonly SortItem[]
  /** The rows change by themselves: they are read again every data refresh while the tab is in front. */
  isLive?: boolean
  /** Rows have no screen of their own and may hold more than a line shows: opening one shows it whole. */
  hasDetails?: boolean
  /** Editors by the action that opens them; they show only where a menu offers that action. */
  editors?: Partial<Record<RefAction, Editor>>
  rowActions?: Partial<Record<RefAction, RowAction<Row, never>>>
  /** What other buttons at the title do: the event that each raises. They show only where a menu offers that action. */
  titleActions?: Partial<Record<RefAction, EventCallable<void>>>
}

/** A list whatever its rows: what the kit handles. */
export type AnyList = ListConfig<Record<string, unknown>, never>

interface Activation<Row, Input> {
  save: Endpoint<Input, unknown>
  /** The record as the save takes it, with its flag set as told. */
  input: (row: Row, isActive: boolean) => Input
  isActive: (row: Row) => boolean
}

/** Activate and deactivate, each the other's undo. */
export function activation<Row, Input>({ save, input, isActive }: Activation<Row, Input>): Partial<Record<RefAction, RowAction<Row, never>>> {
  const turn = (on: boolean, undo: RefAction) =>
    ({ save, input: (row: Row) => input(row, on), when: (row: Row) => isActive(row) !== on, undo }) as unknown as RowAction<Row, never>
  return { Activer: turn(true, 'Desactiver'), Desactiver: turn(false, 'Activer') }
}

import type { RefAction } from '@ronde/contracts/actions'
import type { Endpoint } from '@ronde/contracts/wire'
import type { CellNote, FilterKind, GridDataType } from '@ronde/ui/grid'
import type { Store } from 'effector'
import type { ReactNode } from 'react'
import type { MessageId, Text } from '../../locales/intl.ts'
import type { AnyEndpoint, AnyRow } from '../place/row.ts'

/** A system table whose values are shown by their labels. */
export interface ValueTable {
  readonly refTable: string
  /** Lists its values. */
  readonly from: AnyEndpoint
  /** Labels that installations start with, by reference, of values that the console has words of its own for. */
  readonly atFirst?: ReadonlyMap<string, string>
}

/** A column of a list, or a line of a record's general information. */
export interface FieldShown<Row, Name extends string = keyof Row & string> {
  field: Name
  /** The value, where the field itself is not text. */
  value?(row: Row, text: Text): unknown
  dataType?: GridDataType
  /** Whether the value is a code: shown as its message `code.<VALUE>`, unknown codes as they are. */
  isCode?: boolean
  /** System table whose value the code is: shown by its label there, as `valueWords` has it. */
  table?: ValueTable
  /** Whether the value is the code of a state: shown as a badge with its name. */
  isState?: boolean
  /** For a flag that is exceptional when set: then a badge with the name of the field, else nothing. */
  isWarning?: boolean
  /** Whether its texts are long: they get two lines in a list. */
  isLong?: boolean
  /** Note under the value, where it is exceptional. */
  note?(row: Row, text: Text): CellNote | undefined
  /** Whole path for a filter of places, where the cell shows less. */
  path?(row: Row): string
  /** Text of the value as an option of its filter, where the cell shows less. */
  choiceText?(row: Row): string
  /** Renders the cell, where text is not enough. */
  cell?(row: Row): ReactNode
  /** Renders the value in full, in the row's details. @default the cell, or its text */
  whole?(row: Row): ReactNode
  /** Whether the server cannot sort by it, where the server sorts. */
  isUnsorted?: boolean
  /** Share of the width that is left, in relation to the other columns; without it the column is as wide as its kind of value. */
  share?: number
  /** Width in px of a column without a share; least width of one with a share. */
  width?: number
  /** Whether the column is hidden until the user shows it. */
  isHidden?: boolean
}

/** Rows kept in this browser, in place of an endpoint. A change of the store shows at once. */
export interface LocalRows<Row> {
  /** The rows; null while they are not loaded. */
  rows: Store<readonly Row[] | null>
}

/** Where rows come from. */
export type RowsSource = AnyEndpoint | LocalRows<AnyRow>

/** How a tree is loaded: the roots first, and the children of a row when it is opened. */
export interface LateRows<Row, Name extends string = keyof Row & string> {
  /** Input of the call for the children of a row; null: for the roots. */
  below(row: Row | null): object
  /** Flag of rows that have children. */
  has: Name
  /** Finds rows anywhere in the tree, with their ancestors: by `search`, or by the input that a filter of `choices` gives. */
  find: AnyEndpoint
}

interface ChoiceOptions<Row> {
  /** Option of a row; `value`: as in the column. */
  option(row: Row): { value: string; label: string; count?: number }
  /** Input of `find` for that option, in a tree loaded by branches. */
  asks?(row: Row): object
  /** Name of the filter in a call by pages, where it is not the column's. Rows have the chosen codes under it. */
  as?: string
}

/** Options of a filter that another call lists. */
export interface ChoicesOf extends ChoiceOptions<AnyRow> {
  readonly from: AnyEndpoint
}

/** Rows that users order by hand: as a tree, or in one line. */
export interface TreeShape<Row, Name extends string = keyof Row & string> {
  /** Field of the key that `parent` of another row holds. */
  id: Name
  /** Field of the parent's key; without it the rows are ordered in one line, not a tree. */
  parent?: Name
  /** Field of the place among siblings. */
  order?: Name
  /** Whether the rows of a record are a tree. @default always */
  isTree?(record: AnyRow): boolean
  /** Fields that a moved row takes from its new parent. */
  inherits?: readonly Name[]
  /** Whether the server renumbers the siblings of a moved row: they need not be sent. */
  makesRoom?: boolean
  /** Whether a row is a heading made by the console: it has no actions, and rows cannot be moved beside it. */
  isHeading?(row: Row): boolean
  /** Why no row may be moved below a row; null where it may. */
  closed?(row: Row): MessageId | null
  /** Fields that are searched besides the name of a row. */
  searched?: readonly Name[]
  /** How branches are loaded when opened; without it all rows are loaded at once. */
  late?: LateRows<Row, Name>
}

/** Rows loaded by pages from the server, which searches, filters and sorts: `search`, `sort`, and each filter by its column's name. */
export interface PagedShape<Row, Name extends string = keyof Row & string> {
  /** Number of rows in a page. */
  size: number
  /** Most rows that the server gives at once. @default size */
  most?: number
  /** Names of the two instants that a date filter is sent as. */
  between?: { readonly [Field in Name]?: readonly [from: string, to: string] }
  /** Options of the filters. */
  choices?: { readonly [Field in Name]?: ChoicesOf }
}

/** Configuration of rows. Titles, labels and codes come from the messages by wire name, buttons from the server's menus. */
export interface RowsShape<Row, Name extends string = keyof Row & string> {
  key: Name
  /** Field that names a row in a question or a report. @default the first column */
  label?: Name
  columns: readonly FieldShown<Row, Name>[]
  /** Fields that pasted references are compared with. @default the key, references, the label and the first column */
  named?: readonly Name[]
  /** Makes the rows from an answer that is not a list of them. */
  rowsOf?(answered: readonly AnyRow[]): readonly Row[]
  /** Columns that can be filtered, and how. */
  filters?: { readonly [Field in Name]?: FilterKind }
  /** Options of filters whose values are not in the rows. */
  choices?: { readonly [Field in Name]?: ChoicesOf }
  /** Flag of active records; inactive rows are hidden until asked for. */
  active?: Name
  /** Order at first, in the server's format: `-dtCreation,lbUser`. */
  sort?: string
  /** Query that the list's screen opens with when its address has none; it is put into the address. */
  opensWith?: string
  /** Whether the rows change by themselves: they are loaded again at each data refresh while the tab is in front. */
  isLive?: boolean
  /** Whether opening a row shows its details, for rows without a screen that hold more than a line shows. */
  hasDetails?: boolean
  /** Printed labels of the rows' objects: fields of their lines, the reference first, and the action that their code opens. */
  labels?: { lines: readonly Name[]; opens: RefAction }
  /** Consecutive rows of one event show their shared values once; `of` identifies the event of a row. */
  event?: { of(row: Row): string; shared: readonly Name[] }
  tree?: TreeShape<Row, Name>
  /** How rows are loaded by pages; without it they are loaded at once. */
  paged?: PagedShape<Row, Name>
}

/** Rows and their source. */
export interface RowsOf {
  readonly source: RowsSource
  readonly config: RowsShape<AnyRow>
  /** Heading, where the page has other rows too. */
  readonly title?: MessageId
}

/** Options of a filter from another call: `{ refEtat: choicesOf(SysLog.GetEtatList, { option: … }) }`. */
export const choicesOf = <Row extends AnyRow>(
  from: Endpoint<object, readonly Row[]>,
  options: ChoiceOptions<Row>,
): ChoicesOf => ({ ...options, from })

/** Columns that are hidden until the user shows them. */
export const hidden = <Name extends string>(...names: readonly Name[]): { field: Name; isHidden: true }[] =>
  names.map((field) => ({ field, isHidden: true }))

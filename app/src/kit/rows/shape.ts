import type { RefAction } from '@ronde/contracts/actions'
import type { Endpoint } from '@ronde/contracts/wire'
import type { CellNote, FilterKind, GridDataType } from '@ronde/ui/grid'
import type { Store } from 'effector'
import type { ReactNode } from 'react'
import type { MessageId, Text } from '../../locales/intl.ts'
import type { AnyEndpoint, AnyRow } from '../place/row.ts'

/** A column of a list, or a line of a record's general information. */
export interface FieldShown<Row, Name extends string = keyof Row & string> {
  field: Name
  /** Reads the value where the field itself is no text. */
  value?(row: Row, text: Text): unknown
  dataType?: GridDataType
  /** The value is a code: shown as its message `code.<VALUE>`, unknown ones as they come. */
  isCode?: boolean
  /** The value is the code of a state: a badge with its word, wherever it shows. */
  isState?: boolean
  /** For a flag that is out of the ordinary where it is set: a badge with the name of the field then, else nothing. */
  isWarning?: boolean
  /** Its texts are long: two lines of a list are its own. */
  isLong?: boolean
  /** A word under the value, where it is out of the ordinary. */
  note?(row: Row, text: Text): CellNote | undefined
  /** The whole path that a filter of places goes by, where the cell says less. */
  path?(row: Row): string
  /** Text of a choice of its filter, where the cell says less. */
  choiceText?(row: Row): string
  /** Shows the cell where the text does not do. */
  cell?(row: Row): ReactNode
  /** Shows it where there is room for all of it: in the row's details. @default the cell, or its text */
  whole?(row: Row): ReactNode
  /** The server does not sort by it, where it is the one who sorts. */
  isUnsorted?: boolean
  /** Share of the width that is left, in relation to the other columns; without it the column is as wide as its kind of value. */
  share?: number
  /** Pixels: the width of a column without a share, the least of one with a share. */
  width?: number
  /** Left out until the user chooses it. */
  isHidden?: boolean
}

/** Rows that this browser has itself, in the place of an endpoint. A change of the store shows at once. */
export interface LocalRows<Row> {
  /** Null while they are not there yet. */
  rows: Store<readonly Row[] | null>
}

/** Where rows come from. */
export type RowsSource = AnyEndpoint | LocalRows<AnyRow>

/** How the rows of a tree are asked for: the roots first, and the rows below one when it is opened. */
export interface LateRows<Row, Name extends string = keyof Row & string> {
  /** Input for the rows below that one; null: for the roots. */
  below(row: Row | null): object
  /** Flag of rows that have others below them. */
  has: Name
  /** Finds rows wherever they are, each with all above it: by `search`, or by the input that a filter of `choices` gives. */
  find: AnyEndpoint
}

/** Choices of a filter that another call answers. */
export interface ChoicesOf {
  readonly from: AnyEndpoint
  /** `value`: as the column has it. */
  option(row: object): { value: string; label: string; count?: number }
  /** Input of `find` for that choice, where rows come late. */
  asks?(row: object): object
}

/** Rows that people put in their order: as a tree, or in one line. */
export interface TreeShape<Row, Name extends string = keyof Row & string> {
  /** Field of the key that `parent` of another row holds. */
  id: Name
  /** Without it the rows are no tree: they stand in one line, which is all the shape they have. */
  parent?: Name
  /** The place among siblings. */
  order?: Name
  /** Whether the rows of that record are a tree; without it they always are. */
  isTree?(record: AnyRow): boolean
  /** Fields that a row takes over from the one it is moved below. */
  inherits?: readonly Name[]
  /** The server makes room for a row that is moved: the others need not be sent. */
  makesRoom?: boolean
  /** Headings that the console puts over rows: nothing is done with them, and nothing stands beside them. */
  isHeading?(row: Row): boolean
  /** Reason why no row may be put below that one; null where one may. */
  closed?(row: Row): MessageId | null
  /** Fields that are searched beside the name of a row. */
  searched?: readonly Name[]
  /** The rows come as they are asked for; without it they are all there. */
  late?: LateRows<Row, Name>
}

/** Choices of a filter that the server lists. */
interface PagedChoice {
  from: AnyEndpoint
  /** The name of the filter where it is not the column's: rows bear the chosen codes under it. */
  as?: string
  option(row: AnyRow): { value: string; label: string; count?: number | undefined }
}

/** Rows that come by pages from the server, which searches, filters and sorts them: `search`, `sort`, and each filter by its column's name. */
export interface PagedShape<Row, Name extends string = keyof Row & string> {
  /** Rows of a page. */
  size: number
  /** Most rows that the server gives at once. @default size */
  most?: number
  /** Names of the two instants that a date filter becomes. */
  between?: { readonly [Field in Name]?: readonly [from: string, to: string] }
  /** Choices of the filters. */
  choices?: { readonly [Field in Name]?: PagedChoice }
}

/** Choices of a filter from a list of the server: `{ refEtat: choices(SysLog.GetEtatList, …) }`. */
export const choices = <Row extends AnyRow>(
  from: Endpoint<object, readonly Row[]>,
  option: (row: Row) => { value: string; label: string; count?: number | undefined },
  as?: string,
): PagedChoice => {
  const made: {
    from: AnyEndpoint
    as?: string
    option(row: Row): { value: string; label: string; count?: number | undefined }
  } = { from, option, ...(as ? { as } : {}) }
  return made
}

/** Rows, as data. Titles, labels and codes come from the messages by wire name, buttons from the server's menus. */
export interface RowsShape<Row, Name extends string = keyof Row & string> {
  key: Name
  /** Field that names a row in a question or a report. @default the first column */
  label?: Name
  columns: readonly FieldShown<Row, Name>[]
  /** Fields by which a pasted reference names a row. @default the key, references, the label and the first column */
  named?: readonly Name[]
  /** The rows, where the answer is no list of them. */
  rowsOf?(answered: readonly AnyRow[]): readonly Row[]
  /** Columns that can be filtered, and how. */
  filters?: { readonly [Field in Name]?: FilterKind }
  /** Choices of filters, where the rows themselves do not hold them. */
  choices?: { readonly [Field in Name]?: ChoicesOf }
  /** Flag of active records: the inactive stay hidden until asked for. */
  active?: Name
  /** As the server writes it: `-dtCreation,lbUser`. */
  sort?: string
  /** How the screen of the list opens where its address says nothing, as a query: it stands in the address then. */
  opensWith?: string
  /** The rows change by themselves: they are read again every data refresh while the tab is in front. */
  isLive?: boolean
  /** Rows have no screen of their own and may hold more than a line shows: opening one shows it whole. */
  hasDetails?: boolean
  /** What hangs in the field and takes a label: the reference, then what stands under it, and the action that its code opens a row with. */
  labels?: { lines: readonly Name[]; opens: RefAction }
  /** Rows of one event, which stand under each other, show shared values once: `of` names the event of a row. */
  event?: { of(row: Row): string; shared: readonly Name[] }
  tree?: TreeShape<Row, Name>
  /** They come by pages; without it they come whole. */
  paged?: PagedShape<Row, Name>
}

/** Rows, and where they come from. */
export interface RowsOf {
  readonly source: RowsSource
  readonly config: RowsShape<AnyRow>
  /** Their heading, where others stand beside them. */
  readonly title?: MessageId
}

/** The choices of a filter, from another call. */
export const choicesOf = <Row extends object>(
  from: Endpoint<object, readonly Row[]>,
  { option, asks }: { option(row: Row): { value: string; label: string; count?: number }; asks?(row: Row): object },
): ChoicesOf => ({ from, option, ...(asks ? { asks } : {}) })

/** Columns that are left out until the user chooses them. */
export const hidden = <Name extends string>(...names: readonly Name[]): { field: Name; isHidden: true }[] =>
  names.map((field) => ({ field, isHidden: true }))

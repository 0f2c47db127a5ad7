import type { RefAction } from '@ronde/contracts/actions'
import type { Endpoint } from '@ronde/contracts/wire'
import type { EventCallable } from 'effector'
import type { ComponentType } from 'react'
import type { MessageId } from '../../locales/intl.ts'
import type { Told } from '../ask/follows.ts'
import type { Editor } from '../editor/editor.ts'
import type { TableShape } from '../import/read-table.ts'
import type { RowsPart } from './parts.ts'
import type { FieldShown } from '../rows/shape.ts'
import type { Place } from '../place/place.ts'
import type { AnyEndpoint, AnyRow } from '../place/row.ts'

/** The signed-in user, and the rows of the screen. */
export interface Around {
  readonly login: string
  /** Every row of the screen, as far as they are there. */
  readonly rows: readonly AnyRow[]
}

interface ActionBase<Row> {
  /** Whether the action makes sense for a row: on others it does not show, and of a selection they are left out. */
  when?(row: Row): boolean
  /** Why the action leaves this row out. Chosen with others, the row is skipped and reported; chosen alone, the action shows disabled with the reason. */
  spares?(row: Row, around: Around): MessageId | null
  /** Why the action cannot be done now: it shows disabled, with this reason. */
  blocked?(rows: readonly Row[], place: Place): MessageId | null
}

/** Opens an editor on the row. */
export interface EditAction<Row> extends ActionBase<Row> {
  readonly kind: 'edit'
  readonly editor: Editor
}

/** Opens an editor for a new record, or for a child of the row. */
export interface CreateAction<Row> extends ActionBase<Row> {
  readonly kind: 'create'
  readonly editor: Editor
  /** The field that names the parent: the action makes a child of the row it is chosen on. */
  readonly below?: string
}

/** The action offered for a record in use, in place of the refused one. */
export interface Instead {
  /** Name of the screen's own action. */
  readonly name: RefAction
  /** The action to run where the screen has none of that name. */
  readonly by?: Action<AnyRow> | undefined
  /** The action whose menu entry permits this one. @default name */
  readonly offeredBy?: RefAction
}

/** Saves at once: one call for each row, or one for all. */
export interface SaveAction<Row> extends ActionBase<Row> {
  readonly kind: 'save'
  readonly endpoint: AnyEndpoint
  each?(row: Row, place: Place): unknown
  all?(rows: readonly Row[], place: Place): unknown
  /** Message of the question asked first; its values are `count`, `name` (of the first row) and `names`. */
  readonly ask?: MessageId
  /** Consequences for others, in words: the user is asked, be it for one row. Null where there are none. */
  follows?(rows: readonly Row[], told: Told & { place: Place }): Promise<string | null>
  /** The action that undoes this one. */
  readonly undo?: RefAction
  /** The action offered where this one is refused because the record is in use. */
  readonly instead?: Instead
  /** Calls of other services whose answers the action changes. */
  readonly refreshes?: readonly AnyEndpoint[]
}

/** Rows of another list, chosen and saved. */
export interface PickAction<Row> extends ActionBase<Row> {
  readonly kind: 'pick'
  readonly from: AnyEndpoint
  readonly key: string
  readonly columns: readonly FieldShown<AnyRow>[]
  readonly active?: string
  /** Further input of the list; the parameters of the address are given anyway. */
  input?(place: Place): object
  /** Rows that can be chosen, given those that the screen has. @default all */
  offered?(row: AnyRow, present: readonly Row[]): boolean
  readonly save: AnyEndpoint
  each?(row: AnyRow, place: Place): unknown
  all?(rows: readonly AnyRow[], place: Place): unknown
  readonly refreshes?: readonly AnyEndpoint[]
}

export interface PanelContentProps {
  /** The row it was opened on; null where it was opened at the title. */
  row: AnyRow | null
  place: Place
  onClose: () => void
}

/** A panel beside the screen: rows that belong to the row, or a component. */
export interface PanelAction<Row> extends ActionBase<Row> {
  readonly kind: 'panel'
  readonly content: ComponentType<PanelContentProps> | RowsPart
}

/** The import dialog. */
export interface ImportAction<Row> extends ActionBase<Row> {
  readonly kind: 'import'
  readonly endpoint: AnyEndpoint
  /** The columns a file may hold, and the rows there are. */
  readonly shape: TableShape
  /** Readings of other services that it changes; and those in which its answer takes its place by key. */
  readonly refreshes?: readonly AnyEndpoint[]
  readonly merges?: readonly AnyEndpoint[]
}

/** A file of the server. */
export interface DownloadAction<Row> extends ActionBase<Row> {
  readonly kind: 'download'
  readonly endpoint: AnyEndpoint
  input(row: Row, place: Place): unknown
  name?(row: Row): string
}

/** Opens the dialog that moves a row of a tree, or of a list in an order. */
export interface MoveAction<Row> extends ActionBase<Row> {
  readonly kind: 'move'
}

/** Raises an event: for any other action. */
export interface RaiseAction<Row> extends ActionBase<Row> {
  readonly kind: 'raise'
  readonly event: EventCallable<void>
}

export type Action<Row> =
  | EditAction<Row>
  | CreateAction<Row>
  | SaveAction<Row>
  | PickAction<Row>
  | PanelAction<Row>
  | ImportAction<Row>
  | DownloadAction<Row>
  | MoveAction<Row>
  | RaiseAction<Row>

/** Actions of a screen, by the names under which the menus offer them. */
export type Actions<Row> = Partial<Record<RefAction, Action<Row>>>

export const edit = <Row = AnyRow>(editor: Editor, options: ActionBase<Row> = {}): EditAction<Row> => ({
  ...options,
  kind: 'edit',
  editor,
})

export const create = <Row = AnyRow>(
  editor: Editor,
  options: ActionBase<Row> & { below?: string } = {},
): CreateAction<Row> => ({
  ...options,
  kind: 'create',
  editor,
})

interface SaveOptions<Row, Input> extends Omit<SaveAction<Row>, 'kind' | 'endpoint' | 'each' | 'all'> {
  each?(row: Row, place: Place): Input
  all?(rows: readonly Row[], place: Place): Input
}

/** One call for each row, or one for all of them. Without `each` and `all` a row's call takes the row's own fields. */
export const save = <Input, Row = AnyRow>(
  endpoint: Endpoint<Input, unknown>,
  options: SaveOptions<Row, Input> = {},
): SaveAction<Row> => ({
  ...options,
  kind: 'save',
  endpoint,
})

interface ToggleOptions {
  /** @default Activer */
  on?: RefAction
  /** @default Desactiver */
  off?: RefAction
  /** The question before each. */
  ask?: Partial<Record<'on' | 'off', MessageId>>
  /** Rows that one of the two actions leaves out, and the consequences. */
  spares?: Partial<Record<'on' | 'off', NonNullable<SaveAction<AnyRow>['spares']>>>
  follows?: Partial<Record<'on' | 'off', NonNullable<SaveAction<AnyRow>['follows']>>>
}

/** A pair that sets a flag of a row and takes it away, each the other's undo unless it asks first: the row's fields that the call takes, with the flag as told. */
export function toggle<Input>(
  flag: keyof Input & string,
  endpoint: Endpoint<Input, unknown>,
  { on = 'Activer', off = 'Desactiver', ask = {}, spares = {}, follows = {} }: ToggleOptions = {},
): Actions<AnyRow> {
  const turn = (value: boolean, undo: RefAction, to: 'on' | 'off'): SaveAction<AnyRow> => ({
    kind: 'save',
    endpoint,
    each: (row, place) => place.at(row).input(endpoint, { [flag]: value }),
    when: (row) => row[flag] !== value,
    // What was asked before is not offered to be taken back.
    ...(ask[to] ? { ask: ask[to] } : { undo }),
    spares: spares[to],
    follows: follows[to],
  })
  return { [on]: turn(true, off, 'on'), [off]: turn(false, on, 'off') }
}

interface PickOptions<Row, Source, Name extends string, Input> extends Pick<
  PickAction<Row>,
  'when' | 'blocked' | 'input' | 'refreshes'
> {
  key: Name
  columns: readonly FieldShown<Source, Name>[]
  /** Flag of active rows: the others are not offered. */
  active?: Name
  offered?(row: Source, present: readonly Row[]): boolean
  save: Endpoint<Input, unknown>
  each?(row: Source, place: Place): Input
  all?(rows: readonly Source[], place: Place): Input
}

/** Rows of another list, chosen in a dialog and saved. */
export const pick = <Asked, Source extends AnyRow, Input, Row = AnyRow>(
  from: Endpoint<Asked, readonly Source[]>,
  options: PickOptions<Row, NoInfer<Source>, keyof Source & string, Input>,
): PickAction<Row> => ({ ...options, kind: 'pick', from })

export const panel = <Row = AnyRow>(
  content: ComponentType<PanelContentProps> | RowsPart,
  options: ActionBase<Row> = {},
): PanelAction<Row> => ({
  ...options,
  kind: 'panel',
  content,
})

export const importing = <Row = AnyRow>(
  endpoint: AnyEndpoint,
  shape: TableShape,
  options: Pick<ImportAction<Row>, 'refreshes' | 'merges'> = {},
): ImportAction<Row> => ({
  ...options,
  kind: 'import',
  endpoint,
  shape,
})

interface DownloadOptions<Row, Input> extends ActionBase<Row> {
  input(row: Row, place: Place): Input
  /** The file's name where the server gives none. */
  name?(row: Row): string
}

export const download = <Input, Row = AnyRow>(
  endpoint: Endpoint<Input, unknown>,
  options: DownloadOptions<Row, Input>,
): DownloadAction<Row> => ({
  ...options,
  kind: 'download',
  endpoint,
})

export const move = <Row = AnyRow>(options: ActionBase<Row> = {}): MoveAction<Row> => ({ ...options, kind: 'move' })

export const raise = <Row = AnyRow>(event: EventCallable<void>, options: ActionBase<Row> = {}): RaiseAction<Row> => ({
  ...options,
  kind: 'raise',
  event,
})

import type { Endpoint } from '@ronde/contracts/wire'
import type { Config } from '../../config/config.ts'
import type { Place } from '../place/place.ts'
import type { AnyRow } from '../place/row.ts'

export type { AnyRow } from '../place/row.ts'

/** Values of the fields of an editor, by the names of its call. */
export type Values = AnyRow

/** Values of the fields over the input of a call: any of them may still be missing. */
export type ValuesOf<Input> = { readonly [Name in keyof Input]?: Input[Name] | null }

/** The context of an editor. Its row is the edited record as it was when the editor opened; null for a new record. */
export interface EditorContext<Row = AnyRow> extends Place {
  readonly row: (Row & AnyRow) | null
  /** The row below which a new one is made. */
  readonly parent: AnyRow | null
  /** Initial values from the place: the key of the parent, or the text typed in the choice that the record is added to. */
  readonly given?: Readonly<AnyRow>
  /** Configuration of this console. */
  readonly config: Config
  /** Who is signed in. */
  readonly login: string
}

/** The surroundings of an editor with another record in it. */
export const withRow = (context: EditorContext, row: AnyRow | null): EditorContext => ({
  ...context,
  ...context.at(row),
})

/** Rows that an editor offers or computes with; the source itself is the key under which they are read. */
export interface Source<Row = unknown> {
  readonly from: Endpoint<unknown, unknown>
  /** Input of the call; null while it cannot be known yet. `search`: the text typed in the choice, where the server searches. */
  input(values: Values, read: ReadSource, context: EditorContext, search: string): unknown
  /** Carries the type of the rows for TypeScript; never set. */
  readonly row?: Row
}

/** The rows of a source; null until they are there. */
export type ReadSource = <Row>(source: Source<Row>) => readonly Row[] | null

/** A method, so that an editor may say the types of its own values. */
interface Asking<Input> {
  input(values: Values, read: ReadSource, context: EditorContext, search: string): Input | null
}

/** Declares rows to be read: `source(RefReferentiel.GetLieuList, (values: PrestationValues, read) => …)`. */
export const source = <Input, Row>(from: Endpoint<Input, Row[]>, input: Asking<Input>['input']): Source<Row> => ({
  from,
  input,
})

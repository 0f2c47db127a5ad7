import type { MessageId } from '../../locales/intl.ts'
import type { ScreenView } from '../../navigation/screen-view.ts'
import type { OneOf } from '../ask/question.ts'
import type { AnyEndpoint, AnyRow } from '../place/row.ts'
import type { FieldShown, RowsOf } from '../rows/shape.ts'

/** How a record's versions are told apart: the parameter that says which, and the list of them. */
export interface VersionsOf<Name extends string = string, Rows extends RowsOf = RowsOf> {
  param: Name
  /** Answers the versions, with their issue and revision and which is current (`isCurrent`): the others are only looked at. Asked with the record's own fields. */
  list: AnyEndpoint
  /** Lists nested in the home that are compared with its own, by their views' names. */
  lists?: Readonly<Record<string, ScreenView<Rows>>>
  /** Rows that no list of the home shows and that are compared too. */
  rows?: readonly Rows[]
}

/** Fields of a record. */
export interface SectionPart<Row, Name extends string = keyof Row & string> {
  readonly part: 'section'
  readonly title: MessageId
  readonly fields: readonly FieldShown<Row, Name>[]
}

/** Fields of the home's record, under a title. */
export const section = <Row = AnyRow>(title: MessageId, fields: readonly FieldShown<Row>[]): SectionPart<Row> => ({
  part: 'section',
  title,
  fields,
})

/** A record as a home reads and compares it. */
export interface RecordOf {
  readonly source: AnyEndpoint | OneOf<unknown>
  /** The field that identifies the record, where its call does not require it. @default the required name of the call */
  readonly key?: string
  readonly version?: VersionsOf
  readonly parts: readonly (SectionPart<AnyRow> | (RowsOf & { readonly part: 'rows' }) | { readonly part: 'own' })[]
}

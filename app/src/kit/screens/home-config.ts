import type { Actions } from '../actions/action.ts'
import type { Part } from '../actions/parts.ts'
import type { LockOf } from '../lock/lock-place.ts'
import type { AnyEndpoint, AnyRow } from '../place/row.ts'
import type { OneOf } from '../ask/question.ts'
import type { VersionsOf } from '../record/shape.ts'

/** A record's screen, as data. Tabs and buttons come from the server's menus. */
export interface HomeConfig<Row, Name extends string = keyof Row & string> {
  /** The field that names the record, where its call could do without. @default the required name of the call */
  key?: Name
  /** The field the page is named by. */
  title: Name
  /** The record's code, beside its title. */
  reference?: Name
  /** Fields shown as badges at the title: states in codes. */
  states?: readonly Name[]
  /** Flags shown as badges at the title where they are set, being out of the ordinary. */
  warnings?: readonly Name[]
  /** Flag of active records. */
  active?: Name
  /** Fields that count the rows of a nested view, by its name. */
  counts?: Readonly<Record<string, Name>>
  version?: VersionsOf
  lock?: LockOf<Name>
  actions?: Actions<Row>
  parts: readonly Part<Row>[]
}

/** A home of any record: the type that the kit handles. */
export interface AnyHome extends HomeConfig<AnyRow, string> {
  readonly source: AnyEndpoint | OneOf<unknown>
}

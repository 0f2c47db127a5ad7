import type { Actions } from '../actions/action.ts'
import type { Part } from '../actions/parts.ts'
import type { LockOf } from '../lock/lock-place.ts'
import type { AnyEndpoint, AnyRow } from '../place/row.ts'
import type { OneOf } from '../ask/question.ts'
import type { VersionsOf } from '../record/shape.ts'

/** Configuration of a record's screen. Tabs and buttons come from the server's menus. */
export interface HomeConfig<Row, Name extends string = keyof Row & string> {
  /** Parameter with the record's key, where its call does not require one. @default the call's required parameter */
  key?: Name
  /** Field that is the page's title. */
  title: Name
  /** Field of the record's code, shown beside the title. */
  reference?: Name
  /** Fields with codes of states, shown as badges at the title. */
  states?: readonly Name[]
  /** Flags that are exceptional when set, shown then as badges at the title. */
  warnings?: readonly Name[]
  /** Flag of active records. */
  active?: Name
  /** Fields with the number of rows of a nested view, by its name. */
  counts?: Readonly<Record<string, Name>>
  version?: VersionsOf
  lock?: LockOf<Name>
  actions?: Actions<Row>
  parts: readonly Part<Row>[]
}

/** A home of any type of record, as the kit handles it. */
export interface AnyHome extends HomeConfig<AnyRow, string> {
  readonly source: AnyEndpoint | OneOf<unknown>
  readonly actions: Actions<AnyRow>
}

import type { RefAction } from '@ronde/contracts/actions'
import type { Endpoint } from '@ronde/contracts/wire'
import type { MessageId } from '../locales/intl.ts'
import type { Editor } from './editor/editor.ts'
import type { FieldShown } from './list-config.ts'

/** A part of a record's general information. */
export interface HomeSection<Row> {
  title: MessageId
  fields: readonly FieldShown<Row>[]
}

/** A record's screen, as data. Tabs and buttons come from the server's menus. */
export interface HomeConfig<Row extends object, Input> {
  load: Endpoint<Input, Row>
  /** Parameters of the address that say which record; without them a nested view shows alone. */
  key: readonly string[]
  title: (row: Row) => string
  /** The record's code, beside its title. */
  reference?: (row: Row) => string
  /** Fields shown as badges at the title: states in codes. */
  states?: readonly (keyof Row & string)[]
  /** Flag of active records. */
  active?: keyof Row & string
  sections: readonly HomeSection<Row>[]
  editors?: Partial<Record<RefAction, Editor>>
}

/** A home whatever its record: what the kit handles. */
export type AnyHome = HomeConfig<Record<string, unknown>, never>

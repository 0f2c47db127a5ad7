import type { Endpoint } from '@ronde/contracts/wire'
import type { ComponentType } from 'react'
import type { MessageId } from '../../locales/intl.ts'
import type { LockOf } from '../lock/lock-place.ts'
import type { Place } from '../place/place.ts'
import type { AnyRow } from '../place/row.ts'
import type { Address } from '../place/use-address.ts'
import type { SectionPart } from '../record/shape.ts'
import type { RowsOf, RowsShape, TreeShape } from '../rows/shape.ts'
import type { Actions, SaveAction } from './action.ts'

/** Props of a component over the rows, which reads and changes their part of the address. */
export interface AboveProps {
  address: Address
  place: Place
}

/** Rows and their actions, as data. Titles, labels and codes come from the messages by wire name, buttons from the server's menus. */
export interface RowsConfig<Row, Name extends string = keyof Row & string> extends RowsShape<Row, Name> {
  /** Component over the rows: a chart, say. */
  above?: ComponentType<AboveProps>
  /** @default that of the home around it */
  lock?: LockOf
  /** How the log names such a record. @default as its lock does */
  logged?: string
  actions?: Actions<Row>
  tree?: MovedTree<Row, Name>
}

/** Rows in an order of people, who may change it. */
interface MovedTree<Row, Name extends string> extends TreeShape<Row, Name> {
  /** Saves rows that were moved: each is given with its new parent and place, those it displaced too. */
  move?: SaveAction<Row>
}

/** A list or a tree, as a part of a screen. */
export interface RowsPart extends RowsOf {
  readonly part: 'rows'
  readonly config: RowsConfig<AnyRow>
}

export interface OwnPartProps {
  place: Place
}

/** A part that only one screen has; it stands on the kit's save, guard, lock and address. */
export interface OwnPart {
  readonly part: 'own'
  readonly Shown: ComponentType<OwnPartProps>
  readonly actions?: Actions<AnyRow>
}

export type Part<Row> = RowsPart | SectionPart<Row> | OwnPart

/** A list, or the same rows as a tree. */
export const rowsPart = <Input, Row extends AnyRow>(
  source: Endpoint<Input, readonly Row[]>,
  config: RowsConfig<NoInfer<Row>, keyof NoInfer<Row> & string> & { title?: MessageId },
): RowsPart => ({ part: 'rows', source, config, title: config.title })

/** A part that only this screen has. */
export const own = (Shown: ComponentType<OwnPartProps>, actions?: Actions<AnyRow>): OwnPart => ({
  part: 'own',
  Shown,
  actions,
})

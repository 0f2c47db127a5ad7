import type { Endpoint } from '@ronde/contracts/wire'
import { ListScreen } from './list-screen-view.tsx'
import type { RowsConfig, RowsPart } from '../actions/parts.ts'
import type { LocalRows } from '../rows/shape.ts'
import { screenView } from './screen.ts'
import { type ScreenView } from '../../navigation/screen-view.ts'
import { type AnyRow } from '../place/row.ts'

/** How the rows are made from the answer, where it is not a list of them, such as a tree to flatten. */
interface RowsOf<Row, Shown> {
  rowsOf(answered: readonly Row[]): readonly Shown[]
}

/** A screen of one list: `export default listScreen(AffAffaire.GetList, { key, columns, filters, actions })`. It creates no effector units. */
export function listScreen<Input, Row extends AnyRow, Shown extends AnyRow>(
  source: Endpoint<Input, readonly Row[]>,
  config: RowsOf<NoInfer<Row>, Shown> & Omit<RowsConfig<NoInfer<Shown>, keyof NoInfer<Shown> & string>, 'rowsOf'>,
): ScreenView<RowsPart>
export function listScreen<Input, Row extends AnyRow>(
  source: Endpoint<Input, readonly Row[]>,
  config: RowsConfig<NoInfer<Row>, keyof NoInfer<Row> & string>,
): ScreenView<RowsPart>
export function listScreen(source: RowsPart['source'], config: RowsPart['config']): ScreenView<RowsPart> {
  return screenView(ListScreen, { part: 'rows', source, config })
}

/** A screen of rows kept in this browser. */
export const localScreen = <Row extends AnyRow>(
  source: LocalRows<Row>,
  config: RowsConfig<NoInfer<Row>, keyof NoInfer<Row> & string>,
): ScreenView<RowsPart> => screenView(ListScreen, { part: 'rows', source, config })

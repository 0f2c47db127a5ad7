import type { Endpoint } from '@ronde/contracts/wire'
import { ListScreen } from './list-screen-view.tsx'
import type { RowsConfig, RowsPart } from '../actions/parts.ts'
import type { LocalRows } from '../rows/shape.ts'
import { screenView } from './screen.ts'
import { type ScreenView } from '../../navigation/screen-view.ts'
import { type AnyRow } from '../place/row.ts'

/** The rows of a list as the screen has them, where the answer is no list of them: a tree that is laid flat. */
interface RowsOf<Row, Shown> {
  rowsOf(answered: readonly Row[]): readonly Shown[]
}

/** A screen of one part: `export default listScreen(AffAffaire.GetList, { key, columns, filters, actions })`. It makes no units. */
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

/** A list of rows that this browser has itself. */
export const localScreen = <Row extends AnyRow>(
  source: LocalRows<Row>,
  config: RowsConfig<NoInfer<Row>, keyof NoInfer<Row> & string>,
): ScreenView<RowsPart> => screenView(ListScreen, { part: 'rows', source, config })

import type { Endpoint } from '@ronde/contracts/wire'
import { ListScreen } from './list/list-screen-view.tsx'
import type { LocalRows, RowsConfig, RowsPart } from './parts.ts'
import { type AnyRow, type ScreenView, screenView } from './screen.ts'

/** A screen of one part: `export default listScreen(AffAffaire.GetList, { key, columns, filters, actions })`. It makes no units. */
export const listScreen = <Input, Row extends AnyRow>(source: Endpoint<Input, readonly Row[]>, config: RowsConfig<NoInfer<Row>, keyof NoInfer<Row> & string>): ScreenView<RowsPart> =>
  screenView(ListScreen, { part: 'rows', source, config })

/** A list of rows that this browser has itself. */
export const localScreen = <Row extends AnyRow>(source: LocalRows<Row>, config: RowsConfig<NoInfer<Row>, keyof NoInfer<Row> & string>): ScreenView<RowsPart> =>
  screenView(ListScreen, { part: 'rows', source, config })

import type { AnyList, ListConfig } from './list-config.ts'
import { ListScreen } from './list-screen-view.tsx'
import { type ScreenView, screenView } from './screen.ts'

/** A list screen is a value: `export default listScreen({ list, key, columns, filters, editors })`. It makes no units. */
export const listScreen = <Row extends object, Input>(config: ListConfig<Row, Input>): ScreenView =>
  screenView(ListScreen, config as unknown as AnyList)

import type { Endpoint } from '@ronde/contracts/wire'
import { historyOf } from './history.ts'
import { HomeScreen } from './home-screen-view.tsx'
import type { AnyHome, HomeConfig } from './home-config.ts'
import type { OneOf } from '../ask/question.ts'
import { screenView } from './screen.ts'
import { type ScreenView } from '../../navigation/screen-view.ts'
import { type AnyRow } from '../place/row.ts'

/** A source for records that no call answers singly: the record is taken from a list, by its key. */
export const oneOf = <Input, Row extends AnyRow>(
  list: Endpoint<Input, readonly Row[]>,
  key: keyof Row & string,
): OneOf<Row> => ({ list, key })

/** A record with parts: `export default homeScreen(AffAffaire.Get, { title, parts: [section(…), rowsPart(…)] })`. It creates no effector units. */
export function homeScreen<Row extends AnyRow>(source: OneOf<Row>, config: HomeConfig<Row>): ScreenView<AnyHome>
export function homeScreen<Input, Row extends AnyRow>(
  source: Endpoint<Input, Row>,
  config: HomeConfig<Row>,
): ScreenView<AnyHome>
export function homeScreen<Row extends AnyRow>(
  source: AnyHome['source'],
  config: HomeConfig<Row>,
): ScreenView<AnyHome> {
  return screenView(HomeScreen, {
    ...config,
    source,
    actions: { ...historyOf(config.lock, config.actions), ...config.actions },
  })
}

import type { AnyHome, HomeConfig } from './home-config.ts'
import { HomeScreen } from './home-screen-view.tsx'
import { type ScreenView, screenView } from './screen.ts'

/** A record's screen is a value: `export default homeScreen({ load, key, title, sections, editors })`. It makes no units. */
export const homeScreen = <Row extends object, Input>(config: HomeConfig<Row, Input>): ScreenView =>
  screenView(HomeScreen, config as unknown as AnyHome)

import { PageScreen } from './page-screen-view.tsx'
import type { PageConfig } from './page-config.ts'
import { screenView } from './screen.ts'
import { type ScreenView } from '../../navigation/screen-view.ts'

/** A page without a record, made of parts: `export default pageScreen({ parts })`. It creates no effector units. */
export const pageScreen = (config: PageConfig): ScreenView<PageConfig> => screenView(PageScreen, config)

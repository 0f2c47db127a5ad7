import { PageScreen } from './record/page-screen-view.tsx'
import type { PageConfig } from './record/page-config.ts'
import { type ScreenView, screenView } from './screen.ts'

/** A page without a record, made of parts: `export default pageScreen({ parts })`. It makes no units. */
export const pageScreen = (config: PageConfig): ScreenView<PageConfig> => screenView(PageScreen, config)

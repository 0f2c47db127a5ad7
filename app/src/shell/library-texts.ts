import type { UiProviderProps } from '@ronde/ui/theme'
import type { Locale } from '../locales/intl.ts'

/** The library's messages behind the sign-in page, moved here by the build (`app/build/library-texts.ts`); outside builds the library has them. */
export const libraryTexts: Partial<Record<Locale, UiProviderProps['messages']>> = {}

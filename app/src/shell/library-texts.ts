import type { UiProviderProps } from '@ronde/ui/theme'
import type { Locale } from '../locales/intl.ts'

/** What the library says behind the sign-in page. The build puts it here (`app/build/library-texts.ts`); elsewhere the library has it. */
export const libraryTexts: Partial<Record<Locale, UiProviderProps['messages']>> = {}

/** The library's own texts in two parts, as the console needs them: what its first pages say, and the rest behind the sign-in page. */
import type { Plugin } from 'vite'
import { en } from '../../ui/src/messages/en.ts'
import { fr } from '../../ui/src/messages/fr.ts'

const texts = { fr, en }
type Locale = keyof typeof texts

/** Parts of the library that stand before anybody is signed in, as its texts name them. */
const firstParts = /^(?:button|description|error|field|form|link|loading|password|rules|table|text)\./

const only = (locale: Locale, isFirst: boolean) =>
  Object.fromEntries(Object.entries(texts[locale]).filter(([key]) => firstParts.test(key) === isFirst))

/** The keys that nothing of the first pages may say. */
export const laterKeys: readonly string[] = Object.keys(only('fr', false))

/** Parts the texts in the build; while developing, the library has all of them from the start. */
export const libraryTextsPlugin = (): Plugin => ({
  name: 'library-texts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(?:ui\/src\/messages\/(?:fr|en)|app\/src\/shell\/library-texts)\.ts$/ },
    handler(_code, id) {
      if (id.includes('/shell/'))
        return `export const libraryTexts = ${JSON.stringify({ fr: only('fr', false), en: only('en', false) })}`
      const locale: Locale = id.endsWith('fr.ts') ? 'fr' : 'en'
      return `export const ${locale} = ${JSON.stringify(only(locale, true))}`
    },
  },
})

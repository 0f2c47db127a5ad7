import type french from './fr.json'
import type { Locale } from './intl.ts'

/** Messages of a language by id: as written, or parsed by the build (`app/build/messages.ts`). */
export type Catalogue = Readonly<Record<string, string | readonly object[]>>

/** The ids of the views' own messages, by folder: each `messages.d.ts` beside a view adds its own. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- it is filled where the views are
export interface ViewMessages {}

type ViewMessageId = { [Folder in keyof ViewMessages]: keyof ViewMessages[Folder] }[keyof ViewMessages]
export type MessageId = keyof typeof french | ViewMessageId

/** Loaders of the message files, by their path in the source: `./views/Aff/Aff/messages.fr.json`. */
export type MessageFiles = Readonly<Record<string, () => Promise<Catalogue>>>

/** Folder of the messages that belong to no view. */
export const commonPlace = './locales'

/** Folder of the messages of pages shown before a sign-in, or before anything else is loaded. */
export const startPlace = './locales/start'

/** The folders with messages that a view of this folder uses: its own and the folders around it. */
export function placesOf(files: MessageFiles, folder: string): string[] {
  const parts = folder.split('/')
  const around = parts.map((_, at) => parts.slice(0, at + 1).join('/'))
  return around.filter((place) => `${place}/messages.fr.json` in files)
}

/** All folders that have messages of their own. */
export const allPlaces = (files: MessageFiles): string[] =>
  Object.keys(files).flatMap((path) =>
    path.endsWith('/messages.fr.json') ? [path.slice(0, -'/messages.fr.json'.length)] : [],
  )

const otherThan = (locale: Locale): Locale => (locale === 'fr' ? 'en' : 'fr')

/** Loads the messages of a folder in a language. Rejects when they cannot be loaded. */
async function bring(files: MessageFiles, place: string, locale: Locale): Promise<Catalogue> {
  const file = files[place === commonPlace ? `${place}/${locale}.json` : `${place}/messages.${locale}.json`]
  if (!file) throw new Error(`no messages of ${place} in ${locale}`)
  const messages = await file()
  if (!import.meta.env.DEV || locale === 'fr') return messages
  // In development, a message missing in this language shows in French; a test keeps both languages complete.
  const french = await bring(files, place, 'fr').catch((): Catalogue => ({}))
  const missing = Object.keys(french).filter((id) => !Object.hasOwn(messages, id))
  if (missing.length > 0) reportError(new Error(`no message in ${locale}: ${missing.join(', ')}`))
  return { ...french, ...messages }
}

/** Messages of the first pages in a language, or in the other where the file cannot be loaded. Rejects when neither can. */
export const startMessages = (files: MessageFiles, locale: Locale): Promise<{ locale: Locale; messages: Catalogue }> =>
  bring(files, startPlace, locale).then(
    (messages) => ({ locale, messages }),
    async () => ({ locale: otherThan(locale), messages: await bring(files, startPlace, otherThan(locale)) }),
  )

/** Starts to load the common messages, which are needed soon. Never rejects: whoever needs them finds out. */
export const fetchCommon = (files: MessageFiles, locale: Locale): Promise<unknown> =>
  bring(files, commonPlace, locale).catch(() => {})

/** The messages of folders in a language. Where a view's cannot be loaded, or the common ones at the start, they come in the other language, so that no id is shown. */
export async function messagesOf(files: MessageFiles, locale: Locale, places: readonly string[]): Promise<Catalogue> {
  // With the messages of the first pages, all are asked for: the whole console changes its language, or keeps it.
  const isWhole = places.includes(startPlace)
  const catalogues = await Promise.all(
    places.map((place) => {
      const own = bring(files, place, locale)
      return isWhole && (place === startPlace || place === commonPlace)
        ? own
        : own.catch(() => bring(files, place, otherThan(locale)))
    }),
  )
  return Object.assign({}, ...catalogues) as Catalogue
}

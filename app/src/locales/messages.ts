import type french from './fr.json'
import type { Locale } from './intl.ts'

/** Messages of a language, by their ids: as they are written, or parsed already, as the build does it (`app/build/messages.ts`). */
export type Catalogue = Readonly<Record<string, string | readonly object[]>>

/** The ids of the views' own messages, by folder: each `messages.d.ts` beside a view adds its own. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- it is filled where the views are
export interface ViewMessages {}

type ViewMessageId = { [Folder in keyof ViewMessages]: keyof ViewMessages[Folder] }[keyof ViewMessages]
export type MessageId = keyof typeof french | ViewMessageId

/** How the files of messages are found, by their path in the source: `./views/Aff/Aff/messages.fr.json`. */
export type MessageFiles = Readonly<Record<string, () => Promise<Catalogue>>>

/** Where the messages stand that are no view's own. */
export const commonPlace = './locales'

/** Where those of the pages stand that are shown before anybody is signed in, or anything else can be had. */
export const startPlace = './locales/start'

/** The folders whose messages a view of this folder says: its own and those around it, as far as there are any. */
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

/** Brings the messages of a place in a language. Rejects when they cannot be had. */
async function bring(files: MessageFiles, place: string, locale: Locale): Promise<Catalogue> {
  const file = files[place === commonPlace ? `${place}/${locale}.json` : `${place}/messages.${locale}.json`]
  if (!file) throw new Error(`no messages of ${place} in ${locale}`)
  const messages = await file()
  if (!import.meta.env.DEV || locale === 'fr') return messages
  // A test keeps both languages alike; who writes a text sees the French one until there is another.
  const french = await bring(files, place, 'fr').catch((): Catalogue => ({}))
  const missing = Object.keys(french).filter((id) => !Object.hasOwn(messages, id))
  if (missing.length > 0) reportError(new Error(`no message in ${locale}: ${missing.join(', ')}`))
  return { ...french, ...messages }
}

/** What the first pages say in a language, or in the other where that file cannot be had. Rejects when neither can. */
export const startMessages = (files: MessageFiles, locale: Locale): Promise<{ locale: Locale; messages: Catalogue }> =>
  bring(files, startPlace, locale).then(
    (messages) => ({ locale, messages }),
    async () => ({ locale: otherThan(locale), messages: await bring(files, startPlace, otherThan(locale)) }),
  )

/** Has the common messages fetched for whoever needs them soon, and tells then whether they cannot be had. */
export const fetchCommon = (files: MessageFiles, locale: Locale): Promise<unknown> =>
  bring(files, commonPlace, locale).catch(() => {})

/** The messages of places in a language. Where a view's cannot be had, or the common ones at the start, they come in the other: texts, whatever the language, and never an id. */
export async function messagesOf(files: MessageFiles, locale: Locale, places: readonly string[]): Promise<Catalogue> {
  // Those of the first pages are asked for with all others: the whole console is to change its language, or keep it.
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

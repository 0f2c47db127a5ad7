import { createIntl, createIntlCache } from '@formatjs/intl'
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { allPlaces, type Catalogue, type MessageFiles, type MessageId, messagesOf, startPlace } from './messages.ts'

export type { MessageId }

/** The languages of the console; French is the reference, and a test keeps English complete. */
export const locales = ['fr', 'en'] as const
export type Locale = (typeof locales)[number]

export const isLocale = (name: unknown): name is Locale => locales.some((known) => known === name)

/** The user's own choice, else the configured one, else the browser's, else French. */
export function chooseLocale({
  own,
  configured,
  browser,
}: {
  own: unknown
  configured: unknown
  browser: readonly string[]
}): Locale {
  if (isLocale(own)) return own
  if (isLocale(configured)) return configured
  return browser.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLocale) ?? 'fr'
}

/** Formats a message: `text('list.count', { count: 3 })`. */
export interface Text {
  (id: MessageId, values?: Record<string, string | number>): string
  /** A message whose id comes from a wire name; `otherwise` when there is none. */
  of: (id: string, otherwise: string, values?: Record<string, string | number>) => string
  /** The first of several ids that has a message. */
  first: (ids: readonly string[], otherwise: string) => string
  number: (value: number) => string
  locale: Locale
}

/** A missing or broken message is reported in development only. */
const onError = (error: unknown): void => {
  if (import.meta.env.DEV) queueMicrotask(() => reportError(error))
}

const cache = createIntlCache()

/** The function that formats the messages of a language. */
export function textOf(locale: Locale, messages: Catalogue): Text {
  // The type allows catalogues of one kind; this one may hold texts and parsed messages.
  const intl = createIntl({ locale, messages: messages as Record<string, string>, onError }, cache)
  const known = (id: string) => Object.hasOwn(messages, id)
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
  return Object.assign((id: MessageId, values?: Record<string, string | number>) => say(id, values), {
    of: (id: string, otherwise: string, values?: Record<string, string | number>) =>
      known(id) ? say(id, values) : otherwise,
    first: (ids: readonly string[], otherwise: string) => {
      const id = ids.find(known)
      return id ? say(id) : otherwise
    },
    number: (value: number) => intl.formatNumber(value),
    locale,
  })
}

/** The user chose a language. */
export const localeChosen = createEvent<Locale>()
/** A language is to be used, whoever chose it; the current one stays until its messages are loaded. */
export const localeWanted = createEvent<Locale>()

/** The current language. */
export const $locale = createStore<Locale>('fr', { name: 'locale' })

/** The message files; `main` sets it. */
export const $messageFiles = createStore<MessageFiles>({}, { serialize: 'ignore' })

/** The messages loaded so far, by language. */
export const $catalogues = createStore<Readonly<Record<Locale, Catalogue>>>({ fr: {}, en: {} }, { serialize: 'ignore' })

export const $text = combine($locale, $catalogues, (locale, catalogues) => textOf(locale, catalogues[locale]))

interface Wanted {
  locale: Locale
  places: readonly string[]
}
const bringFx = attach({
  source: $messageFiles,
  effect: (files, { locale, places }: Wanted) => messagesOf(files, locale, places),
})
$catalogues.on(bringFx.done, (catalogues, { params: { locale }, result }) => ({
  ...catalogues,
  [locale]: { ...catalogues[locale], ...result },
}))

const $places = createStore<readonly string[]>([startPlace])

/** Loads the messages of folders in the current language; from then on a change of language loads them too. */
export const needMessagesFx = attach({
  source: $locale,
  mapParams: (places: readonly string[], locale): Wanted => ({ locale, places }),
  effect: bringFx,
})
$places.on(needMessagesFx, (known, places) => [...new Set([...known, ...places])])

/** The folders whose messages were loaded, or failed to. */
export const $placesHeard = createStore<readonly string[]>([startPlace]).on(
  needMessagesFx.finally,
  (known, { params }) => [...new Set([...known, ...params])],
)

/** The messages of every screen are needed. */
export const allMessagesNeeded = createEvent()
sample({ clock: allMessagesNeeded, source: $messageFiles, fn: allPlaces, target: needMessagesFx })

/** Whether they were loaded, or failed to. */
export const $areAllHeard = combine($messageFiles, $placesHeard, (files, heard) => {
  const known = new Set(heard)
  return allPlaces(files).every((place) => known.has(place))
})

const $wanted = createStore<Locale | null>(null).on(localeWanted, (_, locale) => locale)
const speakFx = attach({ effect: bringFx })
sample({ clock: localeChosen, target: localeWanted })
sample({ clock: localeWanted, source: $places, fn: (places, locale) => ({ locale, places }), target: speakFx })

/** Messages loaded for the language still wanted. `isWhole`: no view has asked for more folders meanwhile. */
const brought = sample({
  clock: speakFx.done,
  source: { wanted: $wanted, places: $places },
  filter: ({ wanted }, { params }) => wanted === params.locale,
  fn: ({ places }, { params }) => ({ locale: params.locale, places, isWhole: places.length === params.places.length }),
})
sample({ clock: brought, filter: ({ isWhole }) => !isWhole, target: speakFx })
sample({ clock: brought, filter: ({ isWhole }) => isWhole, fn: ({ locale }) => locale, target: $locale })

/** The messages of the wanted language could not be loaded. */
export const localeMissed = sample({
  clock: speakFx.fail,
  source: $wanted,
  filter: (wanted, { params }) => wanted === params.locale,
  fn: (_, { params }) => params.locale,
})

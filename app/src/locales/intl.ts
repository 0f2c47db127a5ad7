import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import { combine, createEvent, createStore } from 'effector'
import en from './en.json'
import fr from './fr.json'

/** The languages of the console; French is whole by definition, English by test. */
export const locales = ['fr', 'en'] as const
export type Locale = (typeof locales)[number]
export type MessageId = keyof typeof fr

const messages: Record<Locale, Record<string, string>> = { fr, en }
const cache = createIntlCache()

export const isLocale = (name: unknown): name is Locale => locales.some((known) => known === name)

/** The user's own choice, else the configured one, else the browser's, else French. */
export function chooseLocale({ own, configured, browser }: { own: unknown; configured: unknown; browser: readonly string[] }): Locale {
  if (isLocale(own)) return own
  if (isLocale(configured)) return configured
  return browser.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLocale) ?? 'fr'
}

const makeIntl = (locale: Locale): IntlShape =>
  createIntl(
    {
      locale,
      messages: { ...fr, ...messages[locale] },
      onError: (error) => {
        // A missing or broken message is a developer's business.
        if (import.meta.env.DEV) queueMicrotask(() => reportError(error))
      },
    },
    cache,
  )

const intls: Record<Locale, IntlShape> = { fr: makeIntl('fr'), en: makeIntl('en') }

export const localeChosen = createEvent<Locale>()
export const $locale = createStore<Locale>('fr', { name: 'locale' }).on(localeChosen, (_, locale) => locale)

/** Says a message: `text('list.count', { count: 3 })`. */
export interface Text {
  (id: MessageId, values?: Record<string, string | number>): string
  /** A message whose id comes from a wire name; `otherwise` when there is none. */
  of: (id: string, otherwise: string) => string
  /** The first of several ids that has a message. */
  first: (ids: readonly string[], otherwise: string) => string
  number: (value: number) => string
  locale: Locale
}

export function textIn(locale: Locale): Text {
  const intl = intls[locale]
  const known = (id: string) => Object.hasOwn(messages[locale], id) || Object.hasOwn(messages.fr, id)
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
  return Object.assign((id: MessageId, values?: Record<string, string | number>) => say(id, values), {
    of: (id: string, otherwise: string) => (known(id) ? say(id) : otherwise),
    first: (ids: readonly string[], otherwise: string) => {
      const id = ids.find(known)
      return id ? say(id) : otherwise
    },
    number: (value: number) => intl.formatNumber(value),
    locale,
  })
}

export const $text = combine($locale, textIn)

/** For tests: every id of each language. */
export const messageIds = { fr: Object.keys(fr), en: Object.keys(en) }

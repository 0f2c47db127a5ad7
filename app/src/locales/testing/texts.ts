import { type Locale, type Text, textOf } from '../intl.ts'
import type { MessageFiles } from '../messages.ts'

const found = import.meta.glob<Readonly<Record<string, string>>>(
  ['../{fr,en}.json', '../start/messages.{fr,en}.json', '../../{views,kit,shell}/**/messages.{fr,en}.json'],
  {
    eager: true,
    import: 'default',
  },
)

/** Every file of messages, by its path from the source's root. */
export const messageFiles: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(found).map(([path, messages]) => [
    path.replace(/^\.\.\/\.\.\//, './').replace(/^\.\.\//, './locales/'),
    messages,
  ]),
)

/** The same as loaders, in the console's format. */
export const filesAtHand: MessageFiles = Object.fromEntries(
  Object.entries(messageFiles).map(([path, messages]) => [path, () => Promise.resolve(messages)]),
)

const whole = (locale: Locale): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...Object.entries(messageFiles).flatMap(([path, messages]) => (path.endsWith(`${locale}.json`) ? [messages] : [])),
  ) as Record<string, string>

/** All messages of each language. */
export const catalogues: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  fr: whole('fr'),
  en: whole('en'),
}

const texts: Record<Locale, Text> = { fr: textOf('fr', catalogues.fr), en: textOf('en', catalogues.en) }
export const textIn = (locale: Locale): Text => texts[locale]

import { en } from './en.ts'
import { fr } from './fr.ts'

/** Names of the messages that services share; refusals are R1 to R35 (docs/specification/codes.md#refusals). */
export type MessageKey = keyof typeof fr

/** Whether a text is the name of a message. */
export const isMessageKey = (name: string): name is MessageKey => Object.hasOwn(fr, name)

/** A message of one service, declared beside its use. */
export interface Words {
  readonly fr: string
  readonly en: string
}

/** The values of the `{name}` placeholders in a message. */
export type MessageValues = Readonly<Record<string, string | number>>

export type Language = 'fr' | 'en'

const shared = { fr, en } as const

/** The preferred supported language of an `Accept-Language` header, else French. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters
      .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
      .find((found) => found !== undefined)
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
  })
  const best = wanted
    .filter(({ language, weight }) => (language === 'fr' || language === 'en') && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  return best[0]?.language === 'en' ? 'en' : 'fr'
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a value for a message: the console shows messages as HTML. */
const escaped = (value: string): string => value.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

const numbers = { fr: new Intl.NumberFormat('fr'), en: new Intl.NumberFormat('en') } as const

/** Formats a number with the thousands separators of the language. */
const written = (language: Language, value: string | number): string =>
  typeof value === 'number' ? numbers[language].format(value) : value

/** A message in a language as HTML, with its values inserted. */
export function tell(language: Language, message: MessageKey | Words, values: MessageValues = {}): string {
  const words = typeof message === 'string' ? shared[language][message] : message[language]
  return words.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? escaped(written(language, values[name] ?? '')) : whole,
  )
}

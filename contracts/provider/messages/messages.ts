import { en } from './en.ts'
import { fr } from './fr.ts'

/** Names of the provider's messages; refusals are R1 to R33 (specification section 7). */
export type MessageKey = keyof typeof fr

/** The values that stand for `{name}` in a message. */
export type MessageValues = Readonly<Record<string, string | number>>

export type Language = 'fr' | 'en'

const languages = { fr, en } as const

/** The language of an `Accept-Language` header: the best loved of those there are, else French. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find((found) => found !== undefined)
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
  })
  const best = wanted.filter(({ language, weight }) => (language === 'fr' || language === 'en') && weight > 0).toSorted((a, b) => b.weight - a.weight)
  return best[0]?.language === 'en' ? 'en' : 'fr'
}

/** A message in a language, its values put in. */
export const tell = (language: Language, key: MessageKey, values: MessageValues = {}): string =>
  languages[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole))

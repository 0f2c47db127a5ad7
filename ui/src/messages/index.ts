import { en } from './en.ts'
import { fr } from './fr.ts'

/** Languages the library speaks. */
export type Locale = 'fr' | 'en'
export type UiMessageKey = keyof typeof fr
export type UiMessages = Record<UiMessageKey, string>

/** The text of a key; `{name}` in it becomes `values.name`, and a name without a value stays as it is written. */
export type Translate = (key: UiMessageKey, values?: Readonly<Record<string, string | number>>) => string

const catalogues: Record<Locale, UiMessages> = { fr, en }

/** Looks texts up in a language, the product's own texts first. */
export function translator(locale: Locale, own: Partial<UiMessages> = {}): Translate {
  const texts = { ...catalogues[locale], ...own }
  return (key, values = {}) =>
    texts[key].replaceAll(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written))
}

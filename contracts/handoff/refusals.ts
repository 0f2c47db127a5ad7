import { en } from '../provider/messages/en.ts'
import { fr } from '../provider/messages/fr.ts'
import { numberOf } from '../provider/messages/shared-numbers.ts'

/** A business refusal: its number and its words, with `{name}` for what it quotes. */
export interface RefusalWords {
  code: string
  fr: string
  en: string
}

const isKey = (code: string): code is keyof typeof fr => Object.hasOwn(fr, code)
const worded = (code: keyof typeof fr): RefusalWords => ({ code, fr: fr[code], en: en[code] })

/** The words of a refusal by its number; some have two. */
export const refusalWords = (code: string): RefusalWords[] =>
  Object.keys(fr)
    .filter(isKey)
    .filter((key) => numberOf(key) === code)
    .map((key) => ({ ...worded(key), code }))

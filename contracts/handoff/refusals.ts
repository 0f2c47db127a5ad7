import { en } from '../provider/messages/en.ts'
import { fr } from '../provider/messages/fr.ts'

/** A business refusal: its number and its words, with `{name}` for what it quotes. */
export interface RefusalWords {
  code: string
  fr: string
  en: string
}

const isKey = (code: string): code is keyof typeof fr => Object.hasOwn(fr, code)
const worded = (code: keyof typeof fr): RefusalWords => ({ code, fr: fr[code], en: en[code] })

/** The words of a refusal by its number; R32 has two. */
export const refusalWords = (code: string): RefusalWords[] =>
  isKey(code) ? [worded(code), ...(code === 'R32' ? [{ ...worded('emptyFile'), code }] : [])] : []

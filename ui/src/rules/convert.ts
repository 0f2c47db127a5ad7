import { textOf } from './rule-tests.ts'

/** The kinds of value that a text can be turned into. */
export type ConversionKind = 'Integer' | 'Number' | 'Boolean'

/** Nothing said, and the words for no: false, f, no, n and zeros. */
const falsehood = /^(?:false|f|no|n|0+(?:\.0*)?)?$/i

/**
 * Turns a value, usually a text, into the kind asked for.
 * Integer and Number read the number a text begins with, and answer `null` when there is none;
 * Boolean is false for false, f, no, n, zeros and nothing at all, and true otherwise.
 */
export function convert(kind: 'Boolean', value: unknown): boolean
export function convert(kind: 'Integer' | 'Number', value: unknown): number | null
export function convert(kind: ConversionKind, value: unknown): number | boolean | null
export function convert(kind: ConversionKind, value: unknown): number | boolean | null {
  const text = (textOf(value) ?? (kind === 'Boolean' ? 'true' : '')).trim()
  if (kind === 'Boolean') return !falsehood.test(text)
  const number = kind === 'Integer' ? Number.parseInt(text, 10) : Number.parseFloat(text)
  return Number.isFinite(number) ? number : null
}

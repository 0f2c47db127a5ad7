/** The tests behind the named rules. All are linear in the length of the text. */

/** The text that a rule reads; `null` for lists, objects and functions, which no format rule judges. */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean' ? String(value) : null
}

/** Neither blank nor one of those that show nothing: zero-width, fillers, controls. */
const visible = /[^\s\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Nothing was given: no value, only invisible characters, not a number, an empty list, a period without one of its days. `false` and `0` are values. */
export function isMissing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return !visible.test(value)
  if (typeof value === 'number') return Number.isNaN(value)
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && 'from' in value && 'to' in value && (isMissing(value.from) || isMissing(value.to))
}

/** Dotted IPv4, each part 0-255. */
export function isIp(text: string): boolean {
  // Longer than "255.255.255.255" is none, and need not be split.
  if (text.length > 15) return false
  const parts = text.split('.')
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255)
}

/** One @, characters before it, and after it a dotted name without empty parts; no white space. */
export function isEmail(text: string): boolean {
  // One expression for all of it would look back from every dot: quadratic on a long hostile text.
  const at = text.indexOf('@')
  if (at < 1 || at !== text.lastIndexOf('@') || /\s/.test(text)) return false
  const domain = text.slice(at + 1)
  return domain.includes('.') && !domain.startsWith('.') && !domain.endsWith('.') && !domain.includes('..')
}

/** HH:mm on a 24 hour clock. */
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Digits only. */
export const isNumeric = (text: string): boolean => /^\d+$/.test(text)

/** Optional minus, digits, optional decimal point. */
export const isNumber = (text: string): boolean => /^-?\d+(?:\.\d*)?$/.test(text)

/** Length in characters as people count them: an emoji outside the basic plane is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

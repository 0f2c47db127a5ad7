/** The signs of a language, read from a number written in it. */
function signsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6)
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: sign('group'), decimal: sign('decimal') }
}

/** Digits in groups of three, with the same sign before each group. */
const grouped = /^-?\d{1,3}(?:([^\d-])\d{3})(?:\1\d{3})*(?!\d)/

/**
 * Reads a number as a language writes it; `null` when the text is none.
 * Groups may always be set apart by blanks. A decimal point is allowed where the language has no other use for it.
 * A group sign elsewhere, such as the comma of `12,5` in English, may be meant as a decimal sign: the text is then no number.
 */
export function parseNumber(text: string, locale: string): number | null {
  const { group, decimal } = signsOf(locale)
  let plain = text
    .trim()
    .replace(/^[-\u2212]\s*/, '-')
    .replace(/\s/g, ' ')
  const [whole = '', sign = ''] = grouped.exec(plain) ?? []
  if (sign === ' ' || sign === group) plain = whole.replaceAll(sign, '') + plain.slice(whole.length)
  if (group.trim() !== '' && plain.includes(group)) return null
  plain = plain.replace(decimal, '.')
  const number = /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
  // Of some 309 digits, a number would be Infinity.
  return Number.isFinite(number) ? number : null
}

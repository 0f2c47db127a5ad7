/** The signs of a language, read from a number written in it. */
function signsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6)
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: sign('group'), decimal: sign('decimal') }
}

/**
 * Reads a number as a language writes it; `null` when the text is none.
 * Blanks between digits are always allowed, and so is a decimal point where the language has no other use for it.
 */
export function parseNumber(text: string, locale: string): number | null {
  const { group, decimal } = signsOf(locale)
  let plain = text.replace(/[\s\u2212]/g, (sign) => (sign === '\u2212' ? '-' : ''))
  if (group.trim() !== '') plain = plain.replaceAll(group, '')
  plain = plain.replace(decimal, '.')
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null
}

const marks = /\p{M}+/gu
// oxlint-disable-next-line no-control-regex -- ASCII ends at U+007F; everything beyond it may carry an accent.
const beyondAscii = /[^\u0000-\u007f]/
const wide: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', '’': "'" }
const wideLetters = /[œæßøłđ’]/g
const spaces = /[\u00a0\u202f\u2009]/g

/** Text without accents and capitals, so that `ELECTRICITE` finds `Électricité`. */
export function normalise(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(wideLetters, (letter) => wide[letter] ?? letter)
    .replace(spaces, ' ')
}

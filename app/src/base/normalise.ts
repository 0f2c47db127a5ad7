const marks = /\p{M}+/gu
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', '’': "'" }

/** Text without accents, capitals and special spaces, so that `electricite` finds `Électricité`. */
export const normalise = (text: string): string =>
  // References have no accents, and long lists have many: they skip the slow way.
  isPlain.test(text) ? text.toLowerCase() : folded(text)

const isPlain = /^[!-~]*$/

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(marks, '')
    .toLowerCase()
    .replaceAll(/[œæßøłđ’]/g, (letter) => ligatures[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')

const marks = /\p{M}/gu
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/** Text as it is searched, sorted and compared: lower case, without accents. */
export const normalise = (text: string): string =>
  text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[œæß]/gu, (letter) => ligatures[letter] ?? letter)

const marks = /\p{M}/gu
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/** Text as it is searched, sorted and compared: lower case, without accents. */
export const normalise = (text: string): string =>
  text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[œæß]/gu, (letter) => ligatures[letter] ?? letter)

type Normalised<Row, Key extends keyof Row & string> = Row & { [K in Key as `${K}Normal`]: Row[K] }

/** A row with, for each named text column, its normalised twin: `lbAffaire` → `lbAffaireNormal`. */
export function normalised<Row extends object, Key extends keyof Row & string>(row: Row, ...columns: Key[]): Normalised<Row, Key> {
  const twins = columns.map((column) => {
    const text = row[column]
    return [`${column}Normal`, typeof text === 'string' ? normalise(text) : text]
  })
  return { ...row, ...Object.fromEntries(twins) }
}

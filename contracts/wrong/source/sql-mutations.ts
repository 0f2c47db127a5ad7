import type { Change } from './mutation.ts'

// Mistakes in SQL text. Only keywords are changed, not names of columns.

const words: readonly (readonly [kind: string, word: RegExp, other: string])[] = [
  ['takes or for and', /\band\b/g, 'or'],
  ['takes and for or', /\bor\b/g, 'and'],
  ['orders otherwise', /\bdesc\b/g, 'asc'],
  ['joins otherwise', /\bleft join\b/g, 'join'],
  ['compares otherwise', /(?<![<>!])=(?!>)/g, '<>'],
  ['compares otherwise', /<>/g, '='],
  ['compares otherwise', /<=/g, '<'],
  ['compares otherwise', />=/g, '>'],
  ['compares otherwise', /\bis not null\b/g, 'is null'],
  ['compares otherwise', /\bis null\b/g, 'is not null'],
  ['negates a condition', /\bnot exists\b/g, 'exists'],
  ['negates a condition', /(?<!not )\bexists\b/g, 'not exists'],
]

/** The mistakes in an SQL template that begins at `start`, outside its `${…}` parts. */
export function inSql(template: string, start: number): Change[] {
  // Replaced by blanks, so that indexes stay valid.
  const own = template.replaceAll(/\$\{[^}]*\}/g, (filled) => ' '.repeat(filled.length))
  return words.flatMap(([kind, word, other]) =>
    [...own.matchAll(word)].map(
      ({ index, 0: old }) => [kind, { start: start + index, end: start + index + old.length }, other] as const,
    ),
  )
}

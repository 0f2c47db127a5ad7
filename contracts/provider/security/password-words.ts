/**
 * Words that a password must not be made of, besides the login and the name of its user: words of the product, the trade and the
 * accounts, in both languages, without accents (docs/security/decided.md#passwords).
 */
export const contextWords: readonly string[] = [
  'ronde',
  'console',
  'admin',
  'administrateur',
  'administrator',
  'agent',
  'utilisateur',
  'user',
  'affaire',
  'prestation',
  'inspection',
  'maintenance',
  'controle',
  'gamme',
  'motdepasse',
  'password',
  'bienvenue',
  'welcome',
]

// Characters allowed beside the words: a year, or a suffix added to satisfy a rule.
const mostLeft = 4

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 2)

/** Whether little is left of a password without punctuation, the words above and those of `known`, such as a login or a name. */
export function isMadeOfWords(password: string, known: readonly string[]): boolean {
  const words = [...contextWords, ...known.flatMap((text) => [text, ...wordsIn(text)])]
    .map(plain)
    .filter((word) => word.length > 2)
    .toSorted((one, other) => other.length - one.length)
  const whole = plain(password)
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), whole)
  return left !== whole && left.length <= mostLeft
}

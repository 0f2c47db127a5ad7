/** A letter without its case, where it has just one other form: the Kelvin sign and the Turkish letters stay what they are. */
function withoutCase(letter: string): string {
  const small = letter.toLowerCase()
  return small.toUpperCase() === letter ? small : letter
}

const folded = (login: string): string => Array.from(login, withoutCase).join('')

/** Whether two logins are the same, letter by letter: their case makes no difference, accents and signs that only look alike do. */
export const isSameLogin = (one: string, other: string): boolean => folded(one) === folded(other)

/** A letter in lower case, where that is reversible: the Kelvin sign and the Turkish letters stay as they are. */
function withoutCase(letter: string): string {
  const small = letter.toLowerCase()
  return small.toUpperCase() === letter ? small : letter
}

const folded = (login: string): string => Array.from(login, withoutCase).join('')

/** Whether two logins are equal ignoring case; accents and lookalike characters differ. */
export const isSameLogin = (one: string, other: string): boolean => folded(one) === folded(other)

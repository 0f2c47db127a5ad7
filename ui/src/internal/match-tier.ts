const isWord = /[\p{L}\p{N}]/u

/** How well a name fits the typed text, both without accents and capitals: 4 it is just that, 3 it begins with it, 2 one of its words does, 1 it holds it, 0 not. */
export function matchTier(name: string, typed: string): 0 | 1 | 2 | 3 | 4 {
  if (name === typed) return 4
  if (name.startsWith(typed)) return 3
  for (let at = name.indexOf(typed); at > 0; at = name.indexOf(typed, at + 1))
    if (!isWord.test(name.charAt(at - 1))) return 2
  return name.includes(typed) ? 1 : 0
}

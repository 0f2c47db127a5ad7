/** What a server does not keep, in words for people. */
export class Broken extends Error {
  override readonly name = 'Broken'
}

/** Throws, in words for people, when what is asked does not hold. */
export function hold(condition: boolean, words: string): asserts condition {
  if (!condition) throw new Broken(words)
}

/** A broken scenario, with a message for people. */
export class Broken extends Error {
  override readonly name = 'Broken'
}

/** Throws `Broken` with these words when the condition is false. */
export function hold(condition: boolean, words: string): asserts condition {
  if (!condition) throw new Broken(words)
}

/** The server's data has not got what scenarios begin with: nothing is said of the server. */
export class Lacking extends Error {
  override readonly name = 'Lacking'
}

/** Throws `Lacking` with these words, which name what is to be there, when the condition is false. */
export function need(condition: boolean, words: string): asserts condition {
  if (!condition) throw new Lacking(words)
}

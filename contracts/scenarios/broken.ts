/** A broken scenario, with a message for people. */
export class Broken extends Error {
  override readonly name = 'Broken'
}

/** Throws `Broken` with these words when the condition is false. */
export function hold(condition: boolean, words: string): asserts condition {
  if (!condition) throw new Broken(words)
}

import { inTurns } from './in-turns.ts'

/** What is above what. */
interface Chains<Key> {
  /** The keys and all above them, each once, what is above before what is below. */
  fromTheTop: Key[]
  /** Those whose way up never ends: in a loop, or below one. */
  endless: ReadonlySet<Key>
}

/** Follows keys up to what is above them, however long the way: each key is passed once. */
export async function chainsOf<Key>(
  keys: Iterable<Key>,
  above: (key: Key) => Key | null | undefined,
): Promise<Chains<Key>> {
  const fromTheTop: Key[] = []
  const endless = new Set<Key>()
  const passed = new Set<Key>()
  for await (const key of inTurns(keys)) {
    const way: Key[] = []
    let at: Key | null | undefined = key
    for (; at !== null && at !== undefined && !passed.has(at); at = above(at)) {
      passed.add(at)
      way.push(at)
    }
    // It met a way that is still under way, its own, or one that never ends.
    const isEndless = at !== null && at !== undefined && (endless.has(at) || way.includes(at))
    for (const one of way.toReversed()) {
      if (isEndless) endless.add(one)
      else fromTheTop.push(one)
    }
  }
  return { fromTheTop, endless }
}

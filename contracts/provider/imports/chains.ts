import { inTurns } from './in-turns.ts'

/** Keys and their ancestors. */
interface Chains<Key> {
  /** The keys and all their ancestors, each once, parents before children. */
  fromTheTop: Key[]
  /** Keys whose ancestors never end: in a loop, or below one. */
  endless: ReadonlySet<Key>
}

/** Follows keys up to their ancestors, however deep: each key is visited once. */
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
    // The chain met itself, or one that never ends.
    const isEndless = at !== null && at !== undefined && (endless.has(at) || way.includes(at))
    for (const one of way.toReversed()) {
      if (isEndless) endless.add(one)
      else fromTheTop.push(one)
    }
  }
  return { fromTheTop, endless }
}

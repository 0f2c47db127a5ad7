import { normalise } from '../../base/normalise.ts'

/** What can be looked for. */
export interface Sought {
  /** What it is called. */
  text: string
  /** Where it stands, and other words it goes by. */
  context: string
}

/** How well a word fits: 4 the name begins with it, 3 one of its words does, 2 it is in the name, 1 in the context; 0 not at all. */
function fit(word: string, name: string, context: string): number {
  if (name.startsWith(word)) return 4
  const at = name.indexOf(word)
  if (at < 0) return context.includes(word) ? 1 : 0
  return /[^\p{L}\p{N}]/u.test(name.charAt(at - 1)) || name.includes(` ${word}`) ? 3 : 2
}

/**
 * What says every word of `query` somewhere, the best first; those that fit alike keep their order. Nothing typed: all of
 * it as it came.
 */
export function matching<Item extends Sought>(items: readonly Item[], query: string): Item[] {
  const words = normalise(query).trim().split(' ').filter(Boolean)
  if (words.length === 0) return [...items]
  const scored = items.flatMap((item, place) => {
    const [name, context] = [normalise(item.text), normalise(item.context)]
    const fits = words.map((word) => fit(word, name, context))
    return fits.includes(0) ? [] : [{ item, place, score: fits.reduce((sum, one) => sum + one, 0) }]
  })
  return scored.toSorted((a, b) => b.score - a.score || a.place - b.place).map(({ item }) => item)
}

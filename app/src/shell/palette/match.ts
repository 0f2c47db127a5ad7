import { normalise } from '../../base/normalise.ts'

/** An item that can be searched. */
export interface Sought {
  /** Name of the item. */
  text: string
  /** Menus or page it belongs to, and other words for it. */
  context: string
  /** Another name, such as a record's reference, of equal weight. */
  reference?: string | undefined
}

const isWord = /[\p{L}\p{N}]/u

/** How well a word fits a name: 3 the name begins with it, 2 a word of the name does, 1 the name contains it, 0 not at all. */
function fit(word: string, name: string): number {
  if (name.startsWith(word)) return 3
  for (let at = name.indexOf(word); at > 0; at = name.indexOf(word, at + 1))
    if (!isWord.test(name.charAt(at - 1))) return 2
  return name.includes(word) ? 1 : 0
}

/** Score of an exact match, above the sum of all words of a query. */
const whole = 1000

/** Score of an item for a query; 0 where a word of it matches nothing. Best is an exact match, then the beginning of the name, then of a word, then any place; the reference counts like the name, the context last. */
export function fitOf({ text, context, reference = '' }: Sought, query: string): number {
  const sought = normalise(query).trim()
  const words = sought.split(' ').filter(Boolean)
  const names = [normalise(text), normalise(reference)]
  const others = normalise(context)
  const fits = words.map((word) =>
    Math.max(...names.map((name) => fit(word, name) && fit(word, name) + 1), others.includes(word) ? 1 : 0),
  )
  if (fits.includes(0)) return 0
  const tier = names.includes(sought) ? 4 : Math.max(...names.map((name) => fit(sought, name)))
  return tier * whole + fits.reduce((sum, one) => sum + one, 0)
}

/**
 * Items that match every word of `query`, the best first; equal scores keep their order. Empty query: all items
 * in their order.
 */
export function matching<Item extends Sought>(items: readonly Item[], query: string): Item[] {
  if (normalise(query).trim() === '') return [...items]
  const scored = items
    .map((item, place) => ({ item, place, score: fitOf(item, query) }))
    .filter(({ score }) => score > 0)
  return scored.toSorted((a, b) => b.score - a.score || a.place - b.place).map(({ item }) => item)
}

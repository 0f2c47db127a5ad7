import { normalise } from '../../base/normalise.ts'

/** An item that can be looked for. */
export interface Sought {
  /** Its name. */
  text: string
  /** Where it stands, and other words it goes by. */
  context: string
  /** Another name, such as the reference of a record: it counts as much. */
  reference?: string | undefined
}

const isWord = /[\p{L}\p{N}]/u

/** How well a word fits a name: 3 it begins with it, 2 one of its words does, 1 it is in it; 0 not at all. */
function fit(word: string, name: string): number {
  if (name.startsWith(word)) return 3
  for (let at = name.indexOf(word); at > 0; at = name.indexOf(word, at + 1))
    if (!isWord.test(name.charAt(at - 1))) return 2
  return name.includes(word) ? 1 : 0
}

/** More than all words of a query together can be worth. */
const whole = 1000

/** How well an item fits the typed text, and 0 where a word of it is found nowhere: exactly, then by its beginning, then by the beginning of a word, then the rest; by name and by reference alike, and last by what stands beside it. */
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
 * Items that hold every word of `query` somewhere, the best first; those that fit alike keep their order. Nothing typed: all of
 * it as it came.
 */
export function matching<Item extends Sought>(items: readonly Item[], query: string): Item[] {
  if (normalise(query).trim() === '') return [...items]
  const scored = items
    .map((item, place) => ({ item, place, score: fitOf(item, query) }))
    .filter(({ score }) => score > 0)
  return scored.toSorted((a, b) => b.score - a.score || a.place - b.place).map(({ item }) => item)
}

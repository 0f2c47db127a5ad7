import { normalise } from '../internal/normalise.ts'
import type { TreeIndex } from './tree-index.ts'

/** The node itself is a hit. */
export const match = 1
/** A descendant is. */
export const below = 2
/** An ancestor is, and nothing below that: shown when the user opens the hit, to see its children. */
const under = 4

/** The hits of a search, and their ancestors. */
export interface TreeHits {
  query: string
  /** `match`, `below` and `under` by node; 0 does not show. */
  flags: Uint8Array
  /** Among the siblings that show, from 1. */
  position: Int32Array
  /** How many children show, by parent + 1; [0] is for the roots. */
  kids: Int32Array
  /** How many nodes are hits. */
  count: number
}

export const fits = ({ flags }: TreeHits, at: number): boolean => flags[at] !== 0
export const isUnder = ({ flags }: TreeHits, at: number): boolean => flags[at] === under

const folded = new WeakMap<object, string[]>()

/** Texts without accents and capitals, kept for the next letter typed. */
export function foldedTexts<Item>(index: TreeIndex<Item>, textOf: (item: Item) => string): readonly string[] {
  let texts = folded.get(index)
  if (!texts) folded.set(index, (texts = index.items.map((item) => normalise(textOf(item)))))
  return texts
}

const mostWords = 30
const wordsOf = (query: string): string[] => query.split(/\s+/).slice(0, mostWords)

/** Which of some words each node says, as bits; and which of them it or one of its ancestors says. */
function saidWords(
  { count, parent }: Pick<TreeIndex<never>, 'count' | 'parent'>,
  texts: readonly string[],
  words: readonly string[],
) {
  const [own, along] = [new Int32Array(count), new Int32Array(count)]
  for (let at = 0; at < count; at++) {
    let said = 0
    for (const [bit, word] of words.entries()) if (texts[at]?.includes(word)) said |= 1 << bit
    own[at] = said
    along[at] = said | (along[parent[at] ?? -1] ?? 0)
  }
  return { own, along }
}

/**
 * Searches all nodes, accent- and case-blind: a hit says a word of the search, and the others stand in it or above it.
 * Ancestors of hits are kept. Null when nothing is searched.
 */
export function searchTree<Item>(
  index: TreeIndex<Item>,
  textOf: (item: Item) => string,
  search: string,
): TreeHits | null {
  const query = normalise(search.trim())
  if (query === '') return null
  const words = wordsOf(query)
  const all = words.reduce((bits, _, bit) => bits | (1 << bit), 0)
  const { own, along } = saidWords(index, foldedTexts(index, textOf), words)
  const { count: length, parent } = index
  const flags = new Uint8Array(length)
  let count = 0
  // From the last to the first: children come before their parents.
  for (let at = length - 1; at >= 0; at--) {
    if (own[at] !== 0 && along[at] === all) {
      flags[at] = (flags[at] ?? 0) | match
      count++
    }
    const up = parent[at] ?? -1
    if (up >= 0 && flags[at] !== 0) flags[up] = below
  }
  const position = new Int32Array(length)
  const kids = new Int32Array(length + 1)
  for (let at = 0; at < length; at++) {
    const up = parent[at] ?? -1
    if (flags[at] === 0) {
      const above = up < 0 ? 0 : (flags[up] ?? 0)
      if (above === match || above === under) flags[at] = under
    } else position[at] = kids[up + 1] = (kids[up + 1] ?? 0) + 1
  }
  return { query, flags, position, kids, count }
}

/** Where a hit is in its text, to be marked: the whole of the search, else the first of its words; null when folding changed the length, so that places would not fit. */
export function hitIn(text: string, query: string): [from: number, to: number] | null {
  const plain = normalise(text)
  if (plain.length !== text.length) return null
  const said = [query, ...wordsOf(query)].find((word) => word !== '' && plain.includes(word))
  return said === undefined ? null : [plain.indexOf(said), plain.indexOf(said) + said.length]
}

/**
 * The row that typed letters lead to, after the one at `from`: several different letters are the beginning of a text, one letter,
 * even repeated, goes round those that begin with it (ARIA Authoring Practices, tree view). -1 when there is none.
 */
export function typeAheadRow(
  length: number,
  textOf: (row: number) => string | undefined,
  typed: string,
  from: number,
): number {
  const letters = normalise(typed)
  const isRepeated = /^(.)\1*$/u.test(letters)
  const beginning = isRepeated ? letters.slice(0, 1) : letters
  const first = isRepeated ? from + 1 : Math.max(from, 0)
  for (let step = 0; step < length; step++) {
    const row = (first + step) % length
    if (textOf(row)?.startsWith(beginning)) return row
  }
  return -1
}

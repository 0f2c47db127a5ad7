/** Search settings shared by the index writer and the page's search. */
import type { Options } from 'minisearch'

/** A word in lower case without accents. */
export const fold = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae')

/** Words of a text, with their offsets. */
export const wordsIn = (text: string): { word: string; at: number }[] =>
  [...text.matchAll(/[^\s\p{Z}\p{P}]+/gu)].map(({ 0: word, index }) => ({ word, at: index }))

/** A section of a page: the text under one heading. */
export interface Section {
  id: number
  /** Index of its page. */
  page: number
  /** Anchor of its heading; none at the top of a page. */
  slug?: string
  heading: string
  text: string
}

/** A page in the search results. */
export interface FoundPage {
  address: string
  title: string
  language: string
  /** Its audience. */
  reader: string
}

/** The content of the index file. */
export interface SearchFile {
  pages: FoundPage[]
  sections: Section[]
  /** A serialised MiniSearch. */
  index: object
}

export const searchOptions: Options = {
  fields: ['title', 'trail', 'heading', 'text'],
  processTerm: fold,
  tokenize: (text) => wordsIn(text).map(({ word }) => word),
  searchOptions: {
    boost: { title: 8, heading: 4, trail: 1.5 },
    // The last word may be incomplete; earlier short words as prefixes would match too much.
    prefix: (term, at, terms) => term.length > 3 || (at === terms.length - 1 && term.length > 1),
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
  },
}

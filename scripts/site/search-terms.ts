/** How texts are searched: shared by what writes the index and what reads it in the page. */
import type { Options } from 'minisearch'

/** A word without its accents, in small letters. */
export const fold = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae')

/** Words of a text, with where they begin. */
export const wordsIn = (text: string): { word: string; at: number }[] =>
  [...text.matchAll(/[^\s\p{Z}\p{P}]+/gu)].map(({ 0: word, index }) => ({ word, at: index }))

/** A part of a page: what stands under one heading. */
export interface Section {
  id: number
  /** Place of its page among the pages. */
  page: number
  /** Heading it stands under; none for what stands at the top of a page. */
  slug?: string
  heading: string
  text: string
}

/** A page as the search tells of it. */
export interface FoundPage {
  address: string
  title: string
  language: string
  /** For whom it is. */
  reader: string
}

/** What the file of the index holds. */
export interface SearchFile {
  pages: FoundPage[]
  sections: Section[]
  /** A MiniSearch, as it writes itself. */
  index: object
}

export const searchOptions: Options = {
  fields: ['title', 'trail', 'heading', 'text'],
  processTerm: fold,
  tokenize: (text) => wordsIn(text).map(({ word }) => word),
  searchOptions: {
    boost: { title: 8, heading: 4, trail: 1.5 },
    // The last word may still be typed; of short ones before it too much would begin with them.
    prefix: (term, at, terms) => term.length > 3 || (at === terms.length - 1 && term.length > 1),
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
  },
}

/** The search itself, without user interface. */
import MiniSearch, { type SearchResult } from 'minisearch'
import { fold, type FoundPage, type SearchFile, searchOptions, type Section, wordsIn } from '../search-terms.ts'

/** A found page, and its best matching section. */
export interface Found {
  page: FoundPage
  section: Section
  /** Text around the found words. */
  excerpt: { text: string; isHit: boolean }[]
}

/** Most pages shown. */
const most = 30
const around = 70

/** An excerpt that begins shortly before the place with the most hits, with all hits marked. */
function excerptOf(text: string, terms: ReadonlySet<string>): Found['excerpt'] {
  const hits = wordsIn(text)
    .map(({ word, at }) => ({ word, at, term: fold(word) }))
    .filter(({ term }) => terms.has(term))
  // Only the first hits are considered.
  const together = hits.slice(0, 200).map(({ at }, place) => {
    const near = hits.slice(place).filter((hit) => hit.at < at + 2 * around)
    return new Set(near.map(({ term }) => term)).size
  })
  const first = hits[together.indexOf(Math.max(...together))]?.at ?? 0
  const begin = first <= around ? 0 : text.indexOf(' ', first - around) + 1
  const end = Math.min(text.length, begin + 3 * around)
  const parts: Found['excerpt'] = []
  let at = begin
  for (const { word, at: hit } of hits) {
    if (hit < begin || hit + word.length > end) continue
    parts.push({ text: text.slice(at, hit), isHit: false }, { text: word, isHit: true })
    at = hit + word.length
  }
  const last = end === text.length ? text.slice(at) : `${text.slice(at, Math.max(at, text.lastIndexOf(' ', end)))} …`
  const whole = [...parts, { text: last, isHit: false }]
  return (begin > 0 ? [{ text: '… ', isHit: false }, ...whole] : whole).filter((part) => part.text !== '')
}

/** Makes the search function; pages in the given language come first among equals. */
export function finder({ pages, sections, index }: SearchFile): (query: string, language: string) => Found[] {
  const search = MiniSearch.loadJS(index as Parameters<typeof MiniSearch.loadJS>[0], searchOptions)
  return (query, language) => {
    const boostDocument = (id: number) => (pages[sections[id]?.page ?? -1]?.language === language ? 1.5 : 1)
    const all = search.search(query, { boostDocument })
    // Where no section has every word, those that have some.
    const results = all.length > 0 ? all : search.search(query, { boostDocument, combineWith: 'OR' })
    const best = new Map<number, SearchResult>()
    for (const result of results) {
      const at = sections[result.id as number]?.page ?? -1
      if (!best.has(at)) best.set(at, result)
    }
    return [...best].slice(0, most).flatMap(([at, { id, terms }]): Found[] => {
      const [page, section] = [pages[at], sections[id as number]]
      return page && section ? [{ page, section, excerpt: excerptOf(section.text, new Set(terms)) }] : []
    })
  }
}

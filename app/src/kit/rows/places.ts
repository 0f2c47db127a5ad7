import { pathSeparator } from '@ronde/ui/grid'
import { normalise } from '../../base/normalise.ts'

/** A place of a tree that rows stand in, by the texts that lead there. */
export interface Place extends Record<string, unknown> {
  /** `Usine / Halle A` */
  path: string
  /** Null at the top. */
  parent: string | null
  text: string
  /** Other places stand below it. */
  hasMore: boolean
}

const placeAt = (path: string, hasMore: boolean): Place => {
  const at = path.lastIndexOf(pathSeparator)
  return {
    path,
    parent: at < 0 ? null : path.slice(0, at),
    text: at < 0 ? path : path.slice(at + pathSeparator.length),
    hasMore,
  }
}

const order = new Intl.Collator('fr', { numeric: true })

/** The places right below one, of all that rows stand in; of null: those at the top. */
export function placesBelow(paths: Iterable<string>, above: string | null): Place[] {
  const start = above === null ? '' : above + pathSeparator
  const found = new Map<string, boolean>()
  for (const path of paths) {
    if (path === '' || !path.startsWith(start)) continue
    const end = path.indexOf(pathSeparator, start.length)
    const own = end < 0 ? path : path.slice(0, end)
    if (end >= 0) found.set(own, true)
    else if (!found.has(own)) found.set(own, false)
  }
  return [...found]
    .map(([path, hasMore]) => placeAt(path, hasMore))
    .toSorted((one, other) => order.compare(one.text, other.text))
}

/** Most places that are found at a time: more are not read. */
const mostFound = 200

/** The highest places that say all words of a search, each with all above it. */
export function placesFound(paths: Iterable<string>, search: string): Place[] {
  const words = normalise(search).split(/\s+/).filter(Boolean)
  const hits = new Map<string, boolean>()
  const above = new Set<string>()
  for (const path of words.length > 0 ? paths : []) {
    const said = normalise(path)
    const ends = words.map((word) => said.indexOf(word) + word.length)
    if (words.some((word, at) => said.indexOf(word) < 0 || ends[at] === undefined)) continue
    // Where folding changed the length, places in the text do not fit: the whole path is taken.
    const end = said.length === path.length ? path.indexOf(pathSeparator, Math.max(...ends)) : -1
    const hit = end < 0 ? path : path.slice(0, end)
    hits.set(hit, (hits.get(hit) ?? false) || end >= 0)
    for (let up = hit.lastIndexOf(pathSeparator); up >= 0; up = hit.lastIndexOf(pathSeparator, up - 1))
      above.add(hit.slice(0, up))
    if (hits.size >= mostFound) break
  }
  return [
    ...[...above].map((path) => placeAt(path, true)),
    ...[...hits].filter(([path]) => !above.has(path)).map(([path, hasMore]) => placeAt(path, hasMore)),
  ]
}

import { pathSeparator } from '@ronde/ui/grid'
import { inSlices } from '../../base/in-slices.ts'
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

/** All places that rows stand in. */
export interface PlaceIndex {
  /** The places of the rows themselves, each once. */
  readonly paths: ReadonlySet<string>
  /** By a place's path, `''` for the top: the paths right below it, and whether others stand below those. */
  readonly below: ReadonlyMap<string, ReadonlyMap<string, boolean>>
}

/** Reads the places of all rows, in slices; null when it was given up. */
export async function placesOf<Row>(
  rows: Iterable<Row>,
  pathOf: (row: Row) => string,
  signal?: AbortSignal,
): Promise<PlaceIndex | null> {
  const paths = new Set<string>()
  const below = new Map<string, Map<string, boolean>>()
  const isWhole = await inSlices(
    rows,
    (row) => {
      const path = pathOf(row)
      if (path === '' || paths.has(path)) return
      paths.add(path)
      for (let own = path, hasMore = false; ; hasMore = true) {
        const at = own.lastIndexOf(pathSeparator)
        const above = at < 0 ? '' : own.slice(0, at)
        const beside = below.get(above) ?? new Map<string, boolean>()
        below.set(above, beside)
        const known = beside.get(own)
        beside.set(own, hasMore || known === true)
        // All above it is known then.
        if (known !== undefined || above === '') return
        own = above
      }
    },
    { signal },
  )
  return isWhole ? { paths, below } : null
}

/** The places right below one; of null: those at the top. */
export const placesBelow = ({ below }: PlaceIndex, above: string | null): Place[] =>
  [...(below.get(above ?? '') ?? [])]
    .map(([path, hasMore]) => placeAt(path, hasMore))
    .toSorted((one, other) => order.compare(one.text, other.text))

/** Most places that are found at a time: more are not read. */
const mostFound = 200

/** The first of some, until there are enough. */
function* firstOf(paths: Iterable<string>, isEnough: () => boolean): Generator<string> {
  for (const path of paths) {
    if (isEnough()) return
    yield path
  }
}

/** The highest places that say all words of a search, each with all above it; looked for in slices, null when it was given up. */
export async function placesFound(
  { paths }: PlaceIndex,
  search: string,
  signal?: AbortSignal,
): Promise<Place[] | null> {
  const words = normalise(search).split(/\s+/).filter(Boolean)
  const hits = new Map<string, boolean>()
  const above = new Set<string>()
  const look = (path: string) => {
    const said = normalise(path)
    const ends = words.map((word) => said.indexOf(word) + word.length)
    if (words.some((word, at) => said.indexOf(word) < 0 || ends[at] === undefined)) return
    // Where folding changed the length, places in the text do not fit: the whole path is taken.
    const end = said.length === path.length ? path.indexOf(pathSeparator, Math.max(...ends)) : -1
    const hit = end < 0 ? path : path.slice(0, end)
    hits.set(hit, (hits.get(hit) ?? false) || end >= 0)
    for (let up = hit.lastIndexOf(pathSeparator); up >= 0; up = hit.lastIndexOf(pathSeparator, up - 1))
      above.add(hit.slice(0, up))
  }
  const some = words.length > 0 ? firstOf(paths, () => hits.size >= mostFound) : []
  if (!(await inSlices(some, look, { signal }))) return null
  return [
    ...[...above].map((path) => placeAt(path, true)),
    ...[...hits].filter(([path]) => !above.has(path)).map(([path, hasMore]) => placeAt(path, hasMore)),
  ]
}

import { pathSeparator } from '@ronde/ui/grid'
import { inSlices } from '../../base/in-slices.ts'
import { normalise } from '../../base/normalise.ts'

/** A place of the tree that rows belong to, by the texts of its path. */
export interface Place extends Record<string, unknown> {
  /** `Usine / Halle A` */
  path: string
  /** Path of the parent; null at the top. */
  parent: string | null
  text: string
  /** Whether there are places below it. */
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

/** All places that rows belong to. */
export interface PlaceIndex {
  /** The places of the rows themselves, each once. */
  readonly paths: ReadonlySet<string>
  /** By a place's path, `''` for the top: the paths of its children, and whether those have children. */
  readonly below: ReadonlyMap<string, ReadonlyMap<string, boolean>>
}

/** Reads the places of all rows, in slices; null when aborted. */
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
        // Then all its ancestors are known too.
        if (known !== undefined || above === '') return
        own = above
      }
    },
    { signal },
  )
  return isWhole ? { paths, below } : null
}

/** The children of a place; null: the places at the top. */
export const placesBelow = ({ below }: PlaceIndex, above: string | null): Place[] =>
  [...(below.get(above ?? '') ?? [])]
    .map(([path, hasMore]) => placeAt(path, hasMore))
    .toSorted((one, other) => order.compare(one.text, other.text))

/** Most places that a search finds. */
const mostFound = 200

/** The first paths, until there are enough. */
function* firstOf(paths: Iterable<string>, isEnough: () => boolean): Generator<string> {
  for (const path of paths) {
    if (isEnough()) return
    yield path
  }
}

/** The highest places whose path has all words of a search, each with its ancestors; searched in slices, null when aborted. */
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
    // Where normalising changed the length, the indexes do not fit: the whole path is taken.
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

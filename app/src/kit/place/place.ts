import type { Endpoint } from '@ronde/contracts/wire'
import { inputFields, requiredBy, takenBy } from './inputs.ts'
import type { AnyEndpoint, AnyRow, Params } from './row.ts'

/** Where the user stands: on what screen, in the home of what record, at what row. It never changes; another place is another object. */
export interface Place {
  /** Name of the screen: its path without slashes. */
  readonly view: string
  /** Wire parameters of the address; the same object as long as they are the same. */
  readonly params: Params
  /** The record of the home around it; null in a screen that stands alone. */
  readonly home: AnyRow | null
  /** The row that an action is run on. */
  readonly row: AnyRow | null
  /**
   * Input of a call here, in its types. A name is given, in this order, by `more`, the row, the address, and the home, which
   * gives keys only (docs/contributing/kit.md#place). A question takes of the row no filter that it may go without: that a
   * case is open narrows no list of its services. Without `more` it is the same object each time.
   */
  input<Input>(endpoint: Endpoint<Input, unknown>, more?: object): Input
  /** Names without which a call can only fail, and which nothing here gives. */
  lacks(endpoint: AnyEndpoint, more?: object): readonly string[]
  /** Everything that has a name here, for addresses and locks: in the same order, the whole home last. */
  readonly named: AnyRow
  /** The same place, at a row. */
  at(row: AnyRow | null): Place
}

/** The keys that a call takes of a home. */
const keysFor = (endpoint: AnyEndpoint, home: AnyRow | null): AnyRow =>
  home === null
    ? {}
    : Object.fromEntries(
        inputFields(endpoint).flatMap(({ name, isKey }) => (isKey && name in home ? [[name, home[name]]] : [])),
      )

/** Values of a row for a call: all of them where it saves; where it asks, no filter that it may go without. */
function givenBy(endpoint: AnyEndpoint, row: AnyRow | null): AnyRow {
  if (row === null || endpoint.verb !== 'GET') return row ?? {}
  const narrowing = new Set(
    inputFields(endpoint).flatMap(({ name, isProposed, isKey }) => (isProposed && !isKey ? [name] : [])),
  )
  return Object.fromEntries(Object.entries(row).filter(([name]) => !narrowing.has(name)))
}

/** A place of a screen. */
export function placeOf({
  view,
  params,
  home,
  row = null,
}: Pick<Place, 'view' | 'params' | 'home'> & { row?: AnyRow | null }): Place {
  const made = new Map<AnyEndpoint, AnyRow>()
  const taken = (endpoint: AnyEndpoint, more: object = {}): AnyRow =>
    takenBy(endpoint, { ...keysFor(endpoint, home), ...params, ...givenBy(endpoint, row), ...more })
  const input = (endpoint: AnyEndpoint, more?: object): AnyRow => {
    if (more) return taken(endpoint, more)
    const known = made.get(endpoint) ?? taken(endpoint)
    made.set(endpoint, known)
    return known
  }
  const place: Place = {
    view,
    params,
    home,
    row,
    input: input as Place['input'],
    lacks: (endpoint, more) => {
      const given = input(endpoint, more)
      return requiredBy(endpoint).filter((name) => given[name] === undefined)
    },
    named: { ...home, ...params, ...row },
    at: (other) => (other === row ? place : placeOf({ view, params, home, row: other })),
  }
  return place
}

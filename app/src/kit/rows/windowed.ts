import { type Field, fieldsOf } from '@ronde/contracts/wire'
import { dateEnd, filterPlace, type FilterValue } from '@ronde/ui/grid'
import { rowsIn } from '../ask/question.ts'
import type { AnyEndpoint, AnyRow } from '../place/row.ts'
import { plain } from './columns.ts'
import { startOf } from './looked-for.ts'
import type { FieldShown, RowsShape } from './shape.ts'

/** What the server of a list can sort and filter by. */
export interface Windowed {
  /** Whether it can sort and filter by a column. */
  knows: (column: string) => boolean
  /** Whether a text can be a value of a column: a key has a fixed format, and anything else would be refused. */
  takes: (column: string, text: string) => boolean
  /** A filter of the address as input of the call; null where the server cannot apply it. */
  filterOf: (name: string, filter: FilterValue) => object | null
}

/** Lists that take `skip`, `take`, `sort`, `search`, and the values of their rows as filters (docs/specification/wire.md#lists). */
const takesWindows = ({ verb, operation }: AnyEndpoint): boolean =>
  verb === 'GET' && /^Get(Material)?List$/.test(operation)

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Most values of one filter that a call takes. */
const mostValues = 100

const instant = (ms: number): string => (Number.isFinite(ms) ? new Date(ms).toISOString() : '')

/** A field of a list's rows; `isDay`: its dates have no time, by the example of its call. */
interface RowField {
  type: Field['type']
  isDay: boolean
  isGuid?: boolean
}

/** The value that a filter of a field is sent as; undefined where none is equivalent. */
function sent({ type, isDay }: RowField, filter: FilterValue): unknown {
  if (filter.isNot) return undefined
  switch (filter.kind) {
    case 'choice':
      return filter.values.length > mostValues ? undefined : filter.values
    case 'boolean':
      return type === 'boolean' ? filter.value : undefined
    case 'empty':
      return ''
    case 'text':
      return filter.manner === 'is' ? filter.text : undefined
    case 'number':
      return `${plain(filter.from)}..${plain(filter.to)}`
    case 'date':
      return isDay
        ? `${plain(filter.from).slice(0, 10)}..${plain(filter.to).slice(0, 10)}`
        : `${instant(startOf(filter.from))}..${instant(dateEnd(filter.to))}`
    case 'path':
      return undefined
  }
}

/** What the server of a list can sort and filter by; null where it answers whole lists only, or the screen makes its rows from the answer. */
export function windowedBy(
  endpoint: AnyEndpoint,
  { columns, rowsOf, paged }: Pick<RowsShape<AnyRow>, 'columns' | 'rowsOf' | 'paged'>,
): Windowed | null {
  if (!takesWindows(endpoint) || rowsOf || paged) return null
  const [example = {}] = rowsIn(endpoint.example.value) ?? []
  const fields = new Map(
    fieldsOf(endpoint.value).flatMap(({ name, type, format }): [string, RowField][] =>
      type === 'array' || type === 'object' || format === 'json'
        ? []
        : [
            [
              name,
              { type, isDay: /^\d{4}-\d\d-\d\d$/.test(plain(example[name])), isGuid: uuid.test(plain(example[name])) },
            ],
          ],
    ),
  )
  // The server does not know values that the screen computes.
  const made = new Set(columns.flatMap(({ field, value }: FieldShown<AnyRow>) => (value ? [field] : [])))
  const fieldOf = (column: string) => (made.has(column) ? undefined : fields.get(column))
  return {
    knows: (column) => fieldOf(column) !== undefined,
    takes(column, given) {
      const { type, isGuid } = fieldOf(column) ?? { type: 'unknown' }
      if (type === 'integer' || type === 'number') return /^\d{1,15}$/.test(given)
      return type === 'text' && (!isGuid || uuid.test(given))
    },
    filterOf(name, filter) {
      const { column, group } = filterPlace(name)
      const field = fieldOf(column)
      const value = field && group === 1 ? sent(field, filter) : undefined
      return value === undefined ? null : { [column]: value }
    },
  }
}

import { dateEnd, type FilterValue, type SortItem } from '@ronde/ui/grid'
import type { PagedShape } from './shape.ts'
import type { AnyEndpoint, AnyRow, Params } from '../place/row.ts'
import { askedOf, takenBy } from '../place/inputs.ts'
import { writeSort } from '../place/sort-text.ts'

interface Looking {
  endpoint: AnyEndpoint
  paged: PagedShape<AnyRow>
  params: Params
  record: AnyRow | null
  search: string
  filters: Readonly<Record<string, FilterValue>>
  sort: readonly SortItem[]
}

const instant = (ms: number): string | undefined => (Number.isFinite(ms) ? new Date(ms).toISOString() : undefined)
/** A day without a time is one of the user's zone. */
const startOf = (end: string | undefined): number =>
  end ? new Date(end.includes('T') ? end : `${end}T00:00`).getTime() : Number.NaN

/** One filter, as the call takes it. */
function filterInput(column: string, filter: FilterValue, { between = {}, choices = {} }: PagedShape<AnyRow>): object {
  if (filter.kind === 'date') {
    const [from, to] = between[column] ?? []
    return {
      ...(from ? { [from]: instant(startOf(filter.from)) } : {}),
      ...(to ? { [to]: instant(dateEnd(filter.to)) } : {}),
    }
  }
  if (filter.kind === 'choice') return { [choices[column]?.as ?? column]: filter.values }
  return filter.kind === 'text'
    ? { [column]: filter.text }
    : filter.kind === 'boolean'
      ? { [column]: filter.value }
      : {}
}

/** What is asked of a list that the server searches, filters and sorts: what the address says, as the call takes it. */
export function pagedInput({ endpoint, paged, params, record, search, filters, sort }: Looking): object {
  const filtered: object[] = Object.entries(filters).map(([column, filter]) => filterInput(column, filter, paged))
  const own = sort.length > 0 ? { sort: writeSort(sort) } : {}
  return takenBy(
    endpoint,
    Object.assign(
      askedOf(endpoint, record, params),
      ...filtered,
      search.trim() ? { search: search.trim() } : {},
      own,
    ) as object,
  )
}

import { dateEnd, type FilterValue } from '@ronde/ui/grid'
import { writeSort } from '../place/sort-text.ts'
import type { PagedShape } from './shape.ts'
import type { Looking } from './use-rows.ts'

const instant = (ms: number): string | undefined => (Number.isFinite(ms) ? new Date(ms).toISOString() : undefined)
/** A day without a time is one of the user's zone. */
const startOf = (end: string | undefined): number =>
  end ? new Date(end.includes('T') ? end : `${end}T00:00`).getTime() : Number.NaN

/** One filter, as the call takes it. */
function filterInput(
  column: string,
  filter: FilterValue,
  { between = {}, choices = {} }: PagedShape<never, string>,
): object {
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

/** What is asked of a list that the server searches, filters and sorts: how it is looked at, as the call takes it. */
export const lookedFor = (paged: PagedShape<never, string>, { search, filters, sort }: Looking): object =>
  Object.assign(
    {},
    ...Object.entries(filters).map(([column, filter]) => filterInput(column, filter, paged)),
    search.trim() ? { search: search.trim() } : {},
    sort.length > 0 ? { sort: writeSort(sort) } : {},
  ) as object

import { dateEnd, type FilterValue } from '@ronde/ui/grid'
import { writeSort } from '../place/sort-text.ts'
import type { PagedShape } from './shape.ts'
import type { Looking } from './use-rows.ts'
import type { Windowed } from './windowed.ts'

const instant = (ms: number): string | undefined => (Number.isFinite(ms) ? new Date(ms).toISOString() : undefined)
/** A day without a time is one of the user's zone. */
export const startOf = (end: string | undefined): number =>
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
  if (filter.kind === 'text') return { [column]: filter.text }
  return filter.kind === 'boolean' ? { [column]: filter.value } : {}
}

/** What is asked of a server that searches, filters and sorts a list: each filter as `say` has it. */
const asking = ({ search, filters, sort }: Looking, say: (column: string, filter: FilterValue) => object): object =>
  Object.assign(
    {},
    ...Object.entries(filters).map(([column, filter]) => say(column, filter)),
    search.trim() ? { search: search.trim() } : {},
    sort.length > 0 ? { sort: writeSort(sort) } : {},
  ) as object

/** Search, filters and sort of a paged list, as its call takes them. */
export const lookedFor = (paged: PagedShape<never, string>, looking: Looking): object =>
  asking(looking, (column, filter) => filterInput(column, filter, paged))

/** The same of a list whose server knows some columns; it is not asked for the others. */
export const windowsFor = ({ knows, filterOf }: Windowed, { sort, ...looking }: Looking): object =>
  asking(
    { ...looking, sort: sort.filter(({ column }) => knows(column)) },
    (name, filter) => filterOf(name, filter) ?? {},
  )

import { filterPlace, type FilterValue } from '@ronde/ui/grid'

type Filters = Readonly<Record<string, FilterValue>>

/** Whether a server can apply a filter. */
type IsSaid = (name: string, filter: FilterValue) => boolean

/** Paged lists have filters of their own, which take choices, texts and ranges, but neither "not", "empty" nor "or". */
const saidByPages: IsSaid = (name, filter) =>
  filterPlace(name).group === 1 &&
  !filter.isNot &&
  filter.kind !== 'empty' &&
  !(filter.kind === 'text' && filter.manner !== undefined)

/** Names of the filters that the server, which finds the rows, cannot apply. */
export const unservedNames = (filters: Filters, isSaid: IsSaid = saidByPages): string[] =>
  Object.entries(filters).flatMap(([name, filter]) => (isSaid(name, filter) ? [] : [name]))

/** The filters that the server can apply; the same object when it can apply all. */
export function servedFilters<Given extends Filters>(
  filters: Given,
  isSaid: IsSaid = saidByPages,
): Given | Record<string, FilterValue> {
  const unserved = unservedNames(filters, isSaid)
  return unserved.length === 0
    ? filters
    : Object.fromEntries(Object.entries(filters).filter(([name]) => !unserved.includes(name)))
}

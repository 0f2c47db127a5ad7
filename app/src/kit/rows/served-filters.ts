import { filterPlace, type FilterValue } from '@ronde/ui/grid'

type Filters = Readonly<Record<string, FilterValue>>

/** Whether a filter can be asked of a server. */
type IsSaid = (name: string, filter: FilterValue) => boolean

/** Lists with filters of their own take choices, texts and ranges, and know neither "not", "empty" nor "or". */
const saidByPages: IsSaid = (name, filter) =>
  filterPlace(name).group === 1 &&
  !filter.isNot &&
  filter.kind !== 'empty' &&
  !(filter.kind === 'text' && filter.manner !== undefined)

/** Names of the filters that a server, which finds the rows, cannot be asked for. */
export const unservedNames = (filters: Filters, isSaid: IsSaid = saidByPages): string[] =>
  Object.entries(filters).flatMap(([name, filter]) => (isSaid(name, filter) ? [] : [name]))

/** The filters that a server can be asked for; the same object where these are all. */
export function servedFilters<Given extends Filters>(
  filters: Given,
  isSaid: IsSaid = saidByPages,
): Given | Record<string, FilterValue> {
  const unserved = unservedNames(filters, isSaid)
  return unserved.length === 0
    ? filters
    : Object.fromEntries(Object.entries(filters).filter(([name]) => !unserved.includes(name)))
}

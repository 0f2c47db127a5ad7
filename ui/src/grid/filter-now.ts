import { dayOf, spanDays } from './filter-span.ts'
import type { FilterValue } from './filter-types.ts'

/** A filter with the days that its span means today; the same object where it counts from no day. */
export function filterNow(filter: FilterValue, today: string = dayOf(new Date())): FilterValue {
  if (filter.kind !== 'date' || !filter.span) return filter
  const { span, ...others } = filter
  return { ...others, ...spanDays(span, today) }
}

/** Filters with the days that they mean today; the same object where none counts from a day. */
export function filtersNow<Filters extends Readonly<Record<string, FilterValue>>>(
  filters: Filters,
  today?: string,
): Filters | Record<string, FilterValue> {
  const now = Object.entries(filters).map(([name, filter]) => [name, filterNow(filter, today)] as const)
  return now.every(([name, filter]) => filter === filters[name]) ? filters : Object.fromEntries(now)
}

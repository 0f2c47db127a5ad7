import { filterPlace, filterText, type FilterTextOptions } from '@ronde/ui/grid'
import type { AnyRow } from '../../place/row.ts'
import type { ListState } from '../use-list.ts'

interface Told extends Pick<FilterTextOptions, 't' | 'locale'> {
  /** Text of a filter, from the column’s name and the accepted values. */
  say: (said: { name: string; value: string }) => string
}

/** The active filters as texts, one for each, with the word “or” between groups. */
export function filterWords(
  { address, columns, unserved, today }: Pick<ListState, 'address' | 'columns' | 'unserved' | 'today'>,
  { t, locale, say }: Told,
): string[] {
  const active = Object.entries(address.filters)
    .filter(([name]) => !unserved.includes(name))
    .map(([name, filter]) => ({ ...filterPlace(name), filter }))
  const groups = [...Map.groupBy(active, ({ group }) => group)].toSorted(([one], [other]) => one - other)
  const said = groups.map(([, filters]) =>
    columns.flatMap((column) => {
      const filter = filters.find((one) => one.column === column.id)?.filter
      const textOf = (code: string) => column.format?.(code, noRow) ?? code
      const value = filterText(filter, { t, locale, today, textOf, isWhole: true })
      return value === '' ? [] : [say({ name: column.text, value })]
    }),
  )
  return said.filter((words) => words.length > 0).flatMap((words, at) => (at > 0 ? [t('filter.or'), ...words] : words))
}

const noRow: AnyRow = {}

import { filterPlace, filterText, type FilterTextOptions } from '@ronde/ui/grid'
import type { AnyRow } from '../../place/row.ts'
import type { ListState } from '../use-list.ts'

interface Told extends Pick<FilterTextOptions, 't' | 'locale'> {
  /** A filter that is set: the column’s name, and what it lets through. */
  say: (said: { name: string; value: string }) => string
}

/** The filters in force, in words: one text for each, and between two groups the word that parts them. */
export function filterWords(
  { address, columns, unserved, today }: Pick<ListState, 'address' | 'columns' | 'unserved' | 'today'>,
  { t, locale, say }: Told,
): string[] {
  const entries = Object.entries(address.filters).filter(([name]) => !unserved.includes(name))
  const groups = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((group) =>
    columns.flatMap((column) => {
      const [, filter] =
        entries.find(([name]) => {
          const place = filterPlace(name)
          return place.group === group && place.column === column.id
        }) ?? []
      const textOf = (code: string) => column.format?.(code, noRow) ?? code
      const value = filterText(filter, { t, locale, today, textOf })
      return value === '' ? [] : [say({ name: column.text, value })]
    }),
  )
  const said = groups.filter((words) => words.length > 0)
  return said.flatMap((words, at) => (at > 0 ? [t('filter.or'), ...words] : words))
}

const noRow: AnyRow = {}

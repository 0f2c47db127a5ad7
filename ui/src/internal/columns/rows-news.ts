import type { Translate } from '../../messages/index.ts'
import type { GridColumn, GridLayout, SortItem } from './column-types.ts'
import { placedColumns } from './layout.ts'

/** The state of a grid or a tree grid, as far as a screen reader hears of its changes. */
export interface RowsTold {
  columns: readonly GridColumn<object>[]
  layout: GridLayout
  sort: readonly SortItem[]
  /** Rows shown; null while that is not settled. */
  count: number | null
  selected: number
  /** The column whose heading the keyboard or the pointer is on: of two neighbours that changed places, the one that was moved. */
  at?: string | undefined
}

/** More changes of columns at once are announced as one: a whole layout was restored. */
const most = 2

function columnNews(before: RowsTold, now: RowsTold, t: Translate): string[] {
  const nameOf = (id: string) => now.columns.find((column) => column.id === id)?.text ?? id
  const shown = (state: RowsTold) => placedColumns(state.columns, state.layout).map(({ column }) => column.id)
  const [was, is] = [shown(before), shown(now)]
  const hidden = was.filter((id) => !is.includes(id)).map((name) => t('grid.news.hidden', { name: nameOf(name) }))
  const added = is.filter((id) => !was.includes(id)).map((name) => t('grid.news.shown', { name: nameOf(name) }))
  const pins = is
    .filter((id) => now.layout.pinned.includes(id) !== before.layout.pinned.includes(id))
    .map((id) => t(now.layout.pinned.includes(id) ? 'grid.news.pinned' : 'grid.news.unpinned', { name: nameOf(id) }))
  const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id).join('\n')
  const movable =
    was.length === is.length && was.join('\n') !== is.join('\n')
      ? is.filter((id) => was.indexOf(id) !== is.indexOf(id) && without(was, id) === without(is, id))
      : []
  const moved = movable.find((id) => id === now.at) ?? movable[0]
  const place =
    moved === undefined ? [] : [t('grid.news.place', { name: nameOf(moved), n: is.indexOf(moved) + 1, of: is.length })]
  const sized = is.flatMap((id) => {
    const width = now.layout.widths[id]
    return width === undefined || width === before.layout.widths[id]
      ? []
      : [t('grid.news.width', { name: nameOf(id), n: width })]
  })
  const news = [...hidden, ...added, ...pins, ...place, ...sized]
  return news.length > most ? [t('grid.news.columns')] : news
}

/** The changes, in words. */
export function rowsNews(before: RowsTold, now: RowsTold, t: Translate): string[] {
  const nameOf = (id: string) => now.columns.find((column) => column.id === id)?.text ?? id
  const sorted = now.sort.map(({ column, isDescending }) =>
    t(isDescending ? 'grid.news.descending' : 'grid.news.ascending', { name: nameOf(column) }),
  )
  const isSorted = JSON.stringify(before.sort) !== JSON.stringify(now.sort)
  const selection =
    now.selected === 0 ? 'grid.news.noneSelected' : now.selected === 1 ? 'grid.news.oneSelected' : 'grid.news.selected'
  return [
    ...(now.count !== null && now.count !== before.count
      ? [t(now.count === 1 ? 'grid.news.oneRow' : 'grid.news.rows', { n: now.count })]
      : []),
    ...(isSorted ? [sorted.length > 0 ? sorted.join(', ') : t('grid.news.unsorted')] : []),
    ...(before.layout === now.layout ? [] : columnNews(before, now, t)),
    ...(before.selected === now.selected ? [] : [t(selection, { n: now.selected })]),
  ]
}

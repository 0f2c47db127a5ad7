import { memo } from 'react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Icon } from '../../icon/index.ts'
import type { Translate } from '../../messages/index.ts'
import type { SortItem } from './column-types.ts'
import type { Track } from './tracks.ts'

/** Where a dragged column would be put. */
export interface DropMark {
  column: string
  side: 'before' | 'after'
}

interface HeaderCellProps {
  track: Track<object>
  /** Its place among the strips, from 0. */
  at: number
  sort: readonly SortItem[]
  tabIndex: number | undefined
  drop: DropMark | null
  t: Translate
}

const directionOf = (item: SortItem) => (item.isDescending ? 'descending' : 'ascending')

/**
 * Attributes that tell assistive technology the order. Only the column that counts most has `aria-sort` (ARIA Authoring Practices: one
 * header at a time); where several are sorted, names tell rank and direction.
 */
function sortProps<Row>({ id, column }: Track<Row>, sort: readonly SortItem[]) {
  const isSortable = column?.isSortable !== false
  const rank = sort.findIndex((item) => item.column === id)
  const item = sort[rank]
  if (!isSortable && !item) return {}
  const said = item ? (rank === 0 ? directionOf(item) : undefined) : ('none' as const)
  return {
    'data-sortable': isSortable ? '' : undefined,
    'data-sorted': item ? '' : undefined,
    'aria-sort': said,
  } as const
}

const rankOf = (id: string, sort: readonly SortItem[]): number =>
  sort.length > 1 ? sort.findIndex((item) => item.column === id) + 1 : 0

/** Without the name of the menu button in it. */
function headerName<Row>({ id, column }: Track<Row>, sort: readonly SortItem[], t: Translate): string {
  const rank = rankOf(id, sort)
  const name = column?.text ?? id
  const item = sort[rank - 1]
  // The direction of the first sorted column is in `aria-sort` already.
  return item ? `${name}, ${t(rank === 1 ? 'grid.sortRank' : `grid.sortRank.${directionOf(item)}`, { n: rank })}` : name
}

/** The heading of a column: sorts, opens its menu, is dragged and resized. Its events are handled by the rows around it. */
export const HeaderCell = memo(function HeaderCell({ track, at, sort, tabIndex, drop, t }: HeaderCellProps) {
  const { id, column } = track
  const item = sort.find((other) => other.column === id)
  const rank = rankOf(id, sort)
  const name = column?.text ?? id
  return (
    <div
      role="columnheader"
      aria-colindex={at + 1}
      {...sortProps(track, sort)}
      tabIndex={tabIndex}
      aria-label={headerName(track, sort, t)}
      data-track={track.kind}
      data-pinned={track.isPinned ? '' : undefined}
      data-type={column?.dataType}
      data-column={id}
      data-drop={drop?.column === id ? drop.side : undefined}
    >
      <span data-text="" title={name}>
        {name}
      </span>
      {item && (
        <span data-sort="" aria-hidden>
          <Icon name={item.isDescending ? ArrowDown : ArrowUp} size={12} />
          {rank > 0 && rank}
        </span>
      )}
      {/* The keyboard opens it by the menu key on the header itself. */}
      <button
        type="button"
        data-menu=""
        tabIndex={-1}
        aria-haspopup="menu"
        aria-label={t('grid.columnMenu', { name })}
      />
      <span data-resize="" aria-hidden />
    </div>
  )
})

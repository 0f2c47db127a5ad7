import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react'
import { Icon } from '../icon/index.ts'
import type { SortItem } from './grid-types.ts'
import { ActiveMark } from './grid-row.tsx'
import type { AnyRow, RowsView } from './grid-view.ts'
import { HeaderRow } from './grid.styles.ts'
import type { Track } from './tracks.ts'

/** Where a dragged column would be put. */
export interface DropMark {
  column: string
  side: 'before' | 'after'
}

export interface GridHeaderProps {
  view: RowsView
  sort: readonly SortItem[]
  /** How much is selected, for the box that selects all. */
  share: 'all' | 'some' | 'none'
  activeAt: number
  drop: DropMark | null
}

const checked = { all: true, some: 'mixed', none: false } as const

/** The header row; its events are handled by the grid. */
export function GridHeader({ view, sort, share, activeAt, drop }: GridHeaderProps) {
  const { tracks, t, keeper } = view
  return (
    <HeaderRow role="row" aria-rowindex={1}>
      {tracks.map((track, at) => {
        const cell = {
          role: 'columnheader', 'aria-colindex': at + 1, 'data-track': track.kind, 'data-pinned': track.isPinned ? '' : undefined, style: track.style,
        }
        const tabIndex = at === activeAt ? 0 : undefined
        if (track.kind === 'select') {
          return (
            <div key={track.id} {...cell} aria-label={t('grid.selectAll')}>
              <span role="checkbox" data-focus="" tabIndex={tabIndex ?? -1} aria-checked={checked[share]} aria-label={t('grid.selectAll')} />
            </div>
          )
        }
        if (track.kind === 'menu') return <div key={track.id} {...cell} tabIndex={tabIndex}><span data-unseen="">{t('grid.actions')}</span></div>
        return (
          <div
            key={track.id}
            {...cell}
            {...sortProps(track, sort)}
            tabIndex={tabIndex}
            aria-label={headerName(track, sort, view)}
            data-type={track.column?.dataType}
            data-column={track.id}
            data-drop={drop?.column === track.id ? drop.side : undefined}
          >
            <HeaderContent track={track} sort={sort} view={view} />
          </div>
        )
      })}
      {activeAt >= 0 && <ActiveMark keeper={keeper} at={activeAt} />}
    </HeaderRow>
  )
}

function sortProps({ id, column }: Track<AnyRow>, sort: readonly SortItem[]) {
  if (column?.isSortable === false) return {}
  const item = sort.find((other) => other.column === id)
  return { 'data-sortable': '', 'aria-sort': item ? (item.descending ? ('descending' as const) : ('ascending' as const)) : ('none' as const) }
}

const rankOf = (id: string, sort: readonly SortItem[]): number => (sort.length > 1 ? sort.findIndex((item) => item.column === id) + 1 : 0)

/** Without the name of the menu button in it, and with the rank, which `aria-sort` cannot say. */
function headerName({ id, column }: Track<AnyRow>, sort: readonly SortItem[], { t }: RowsView): string {
  const rank = rankOf(id, sort)
  return rank > 0 ? `${column?.text ?? id}, ${t('grid.sortRank', { n: rank })}` : (column?.text ?? id)
}

function HeaderContent({ track: { id, column }, sort, view: { t } }: { track: Track<AnyRow>; sort: readonly SortItem[]; view: RowsView }) {
  const item = sort.find((other) => other.column === id)
  const rank = rankOf(id, sort)
  const name = column?.text ?? id
  return (
    <>
      <span data-text="" title={name}>{name}</span>
      {item && (
        <span data-sort="" aria-hidden>
          <Icon name={item.descending ? ArrowDown : ArrowUp} size={12} />
          {rank > 0 && rank}
        </span>
      )}
      {/* The keyboard opens it by the menu key on the header itself. */}
      <button type="button" data-menu="" tabIndex={-1} aria-haspopup="menu" aria-label={t('grid.columnMenu', { name })}>
        <Icon name={ChevronDown} size={12} />
      </button>
      <span data-resize="" aria-hidden />
    </>
  )
}

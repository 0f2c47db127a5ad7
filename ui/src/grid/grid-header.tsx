import { HeaderCell } from '../internal/columns/header-cell.tsx'
import type { DropMark } from '../internal/columns/header-cell.tsx'
import type { SortItem } from '../internal/columns/column-types.ts'
import { HeaderRow } from '../internal/columns/header.styles.ts'
import { ActiveMark } from '../internal/rows/active-mark.tsx'
import type { RowsView } from './grid-view.ts'

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
        const tabIndex = at === activeAt ? 0 : undefined
        if (track.kind === 'data')
          return <HeaderCell key={track.id} track={track} at={at} sort={sort} tabIndex={tabIndex} drop={drop} t={t} />
        const cell = {
          role: 'columnheader',
          'aria-colindex': at + 1,
          'data-track': track.kind,
          'data-pinned': '',
          style: track.style,
        }
        if (track.kind === 'menu')
          return (
            <div key={track.id} {...cell} tabIndex={tabIndex}>
              <span data-unseen="">{t('grid.actions')}</span>
            </div>
          )
        return (
          <div key={track.id} {...cell} aria-label={t('grid.selectAll')}>
            <span
              role="checkbox"
              data-focus=""
              data-box={checked[share]}
              tabIndex={tabIndex ?? -1}
              aria-checked={checked[share]}
              aria-label={t('grid.selectAll')}
            />
          </div>
        )
      })}
      {activeAt >= 0 && <ActiveMark keeper={keeper} at={activeAt} />}
    </HeaderRow>
  )
}

import { HeaderCell } from '../internal/columns/header-cell.tsx'
import { HeaderRow } from '../internal/columns/header.styles.ts'
import type { SortItem } from '../internal/columns/column-types.ts'
import { ActiveMark } from '../internal/rows/active-mark.tsx'
import type { RowsView } from './tree-view-types.ts'

export interface TreeHeaderProps {
  view: Pick<RowsView, 'keeper' | 't'> & { tracks: NonNullable<RowsView['tracks']> }
  sort: readonly SortItem[]
  /** The heading that the keyboard is on, else -1. */
  activeAt: number
}

/** The headings of a tree-grid; their events are handled by the tree. */
export function TreeHeader({ view: { tracks, keeper, t }, sort, activeAt }: TreeHeaderProps) {
  return (
    <HeaderRow role="row" aria-rowindex={1}>
      {tracks.map((track, at) => {
        const tabIndex = at === activeAt ? 0 : undefined
        return track.kind === 'data' ? <HeaderCell key={track.id} track={track} at={at} sort={sort} tabIndex={tabIndex} drop={null} t={t} /> : (
          <div key={track.id} role="columnheader" aria-colindex={at + 1} tabIndex={tabIndex} data-track={track.kind} style={track.style}>
            <span data-unseen="">{t('tree.actions')}</span>
          </div>
        )
      })}
      {activeAt >= 0 && <ActiveMark keeper={keeper} at={activeAt} />}
    </HeaderRow>
  )
}

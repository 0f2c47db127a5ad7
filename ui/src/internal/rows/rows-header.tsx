import type { Translate } from '../../messages/index.ts'
import { ActiveMark } from './active-mark.tsx'
import type { FocusKeeper } from './focus-keeper.ts'
import type { AnyRow } from './row-source.ts'
import type { SortItem } from '../columns/column-types.ts'
import { HeaderCell } from '../columns/header-cell.tsx'
import type { DropMark } from '../columns/header-cell.tsx'
import { HeaderRow } from '../columns/header.styles.ts'
import type { Track } from '../columns/tracks.ts'

interface RowsHeaderProps {
  tracks: readonly Track<AnyRow>[]
  sort: readonly SortItem[]
  keeper: FocusKeeper
  /** The heading that the keyboard is on, else -1. */
  activeAt: number
  drop: DropMark | null
  /** How much is selected, for the box that selects all. */
  share?: 'all' | 'some' | 'none'
  /** There are no rows to be selected. */
  isEmpty?: boolean
  isTree: boolean
  t: Translate
}

const checked = { all: true, some: 'mixed', none: false } as const

/** The row of headings; its events are handled by the whole. */
export function RowsHeader({
  tracks,
  sort,
  keeper,
  activeAt,
  drop,
  share = 'none',
  isEmpty = false,
  isTree,
  t,
}: RowsHeaderProps) {
  return (
    <HeaderRow role="row" aria-rowindex={1}>
      {tracks.map((track, at) => {
        const tabIndex = at === activeAt ? 0 : undefined
        if (track.kind === 'data')
          return <HeaderCell key={track.id} track={track} at={at} sort={sort} tabIndex={tabIndex} drop={drop} t={t} />
        const isBox = track.kind === 'select'
        return (
          <div
            key={track.id}
            role="columnheader"
            aria-colindex={at + 1}
            aria-label={isBox ? t('grid.selectAll') : undefined}
            tabIndex={isBox ? undefined : tabIndex}
            data-track={track.kind}
            data-pinned={isTree ? undefined : ''}
          >
            {isBox ? (
              <span
                role="checkbox"
                data-focus=""
                data-box={checked[share]}
                tabIndex={tabIndex ?? -1}
                aria-checked={checked[share]}
                aria-disabled={isEmpty || undefined}
                aria-label={t('grid.selectAll')}
              />
            ) : (
              <span data-unseen="">{t(isTree ? 'tree.actions' : 'grid.actions')}</span>
            )}
          </div>
        )
      })}
      {activeAt >= 0 && <ActiveMark keeper={keeper} at={activeAt} />}
    </HeaderRow>
  )
}

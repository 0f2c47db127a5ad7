import { HeaderCell } from '../internal/columns/header-cell.tsx'
import { HeaderRow } from '../internal/columns/header.styles.ts'
import type { SortItem } from '../internal/columns/column-types.ts'
import type { Track } from '../internal/columns/tracks.ts'
import { ActiveMark } from '../internal/rows/active-mark.tsx'
import type { FocusKeeper } from '../internal/rows/focus-keeper.ts'
import type { Translate } from '../messages/index.ts'
import type { AnyItem } from '../tree/tree-props.ts'

export interface TreeHeaderProps {
  tracks: readonly Track<AnyItem>[]
  sort: readonly SortItem[]
  keeper: FocusKeeper
  /** The heading that the keyboard is on, else -1. */
  activeAt: number
  t: Translate
}

/** The headings of a tree-grid; their events are handled by the tree. */
export function TreeHeader({ tracks, sort, keeper, activeAt, t }: TreeHeaderProps) {
  return (
    <HeaderRow role="row" aria-rowindex={1}>
      {tracks.map((track, at) => {
        const tabIndex = at === activeAt ? 0 : undefined
        return track.kind === 'data' ? (
          <HeaderCell key={track.id} track={track} at={at} sort={sort} tabIndex={tabIndex} drop={null} t={t} />
        ) : (
          <div
            key={track.id}
            role="columnheader"
            aria-colindex={at + 1}
            tabIndex={tabIndex}
            data-track={track.kind}
            style={track.style}
          >
            <span data-unseen="">{t('tree.actions')}</span>
          </div>
        )
      })}
      {activeAt >= 0 && <ActiveMark keeper={keeper} at={activeAt} />}
    </HeaderRow>
  )
}

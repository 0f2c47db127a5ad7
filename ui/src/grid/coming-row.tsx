import { useEffect } from 'react'
import { ActiveMark } from '../internal/rows/active-mark.tsx'
import type { FocusKeeper } from '../internal/rows/focus-keeper.ts'
import type { AnyRow } from '../internal/rows/row-source.ts'
import { rowStyle } from '../internal/rows/row.tsx'
import type { Track } from '../internal/columns/tracks.ts'
import { SkeletonRows } from './grid.styles.ts'

interface ComingRowProps {
  keeper: FocusKeeper
  tracks: readonly Track<AnyRow>[]
  /** Its place from the top, and in px. */
  row: number
  top: number
  activeCell: number | null
  onMissing: ((missing: { row: number }) => void) | undefined
}

/** A row in sight that is not there yet: of the final shape, and as reachable by keys. It says so once it is drawn. */
export function ComingRow({ keeper, tracks, row, top, activeCell, onMissing }: ComingRowProps) {
  useEffect(() => onMissing?.({ row }), [onMissing, row])
  return (
    <SkeletonRows role="row" aria-rowindex={row + 2} aria-busy style={rowStyle(top)}>
      {tracks.map(({ id, kind, column, style, isPinned }, at) => (
        <div
          key={id}
          role="gridcell"
          aria-colindex={at + 1}
          tabIndex={at === activeCell ? 0 : undefined}
          data-track={kind === 'data' ? undefined : kind}
          data-type={column?.dataType}
          data-pinned={isPinned || kind !== 'data' ? '' : undefined}
          style={style}
        >
          {kind === 'data' && <span data-bar={(row * 5 + at * 3) % 4} />}
        </div>
      ))}
      {activeCell !== null && <ActiveMark keeper={keeper} at={activeCell} />}
    </SkeletonRows>
  )
}

import { useEffect } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { ActiveMark } from '../internal/rows/active-mark.tsx'
import type { FocusKeeper } from '../internal/rows/focus-keeper.ts'
import { rowStyle } from '../internal/rows/row.tsx'
import { Spinner } from '../internal/spinner.styles.ts'
import type { Translate } from '../messages/index.ts'
import type { AnyItem, TreeViewProps } from './tree-props.ts'
import type { LoadState, Place } from './tree-state.ts'
import { SkeletonRows } from './tree.styles.ts'

interface TreeLineProps {
  row: number
  /** In px. */
  top: number
  place: Place
  load: LoadState
  /** Of a tree grid; 0 in a tree. */
  cellCount: number
  isActive: boolean
  keeper: FocusKeeper
  t: Translate
}

const said = { pending: 'tree.loading', failed: 'tree.loadFailed', empty: 'tree.nothingInside' } as const

/** The line under a branch until it is loaded. */
export function TreeLine({ row, top, place, load, cellCount, isActive, keeper, t }: TreeLineProps) {
  const { level, position, setSize } = place
  const inGrid = cellCount > 0
  const content = (
    <>
      <span data-twist="none" aria-hidden />
      {load === 'pending' && <Spinner aria-hidden />}
      <span data-text="">{t(said[load])}</span>
      {load === 'failed' && (
        <button type="button" data-retry="" tabIndex={-1}>
          {t('tree.retry')}
        </button>
      )}
    </>
  )
  return (
    <div
      role={inGrid ? 'row' : 'treeitem'}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-rowindex={inGrid ? row + 2 : undefined}
      tabIndex={isActive ? 0 : -1}
      data-row={row}
      data-load={load}
      style={rowStyle(top, level)}
    >
      {inGrid ? (
        <div role="gridcell" aria-colindex={1} aria-colspan={cellCount} data-tree="">
          {content}
        </div>
      ) : (
        content
      )}
      {/* It has no cells to go to. */}
      {isActive && <ActiveMark keeper={keeper} at={-1} />}
    </div>
  )
}

interface ComingItemProps extends Omit<TreeLineProps, 'load'>, Pick<TreeViewProps, 'onMissing'> {
  item: AnyItem
}

/** An item in sight that is not there yet: of the final shape, and as reachable by keys. It says so once it is drawn. */
export function ComingItem({ item, row, top, place, cellCount, isActive, keeper, onMissing, t }: ComingItemProps) {
  const { level, position, setSize } = place
  const inGrid = cellCount > 0
  useEffect(() => onMissing?.({ item }), [onMissing, item])
  const bar = (
    <>
      <span data-twist="none" aria-hidden />
      <span data-bar={row % 4} />
    </>
  )
  return (
    <SkeletonRows
      role={inGrid ? 'row' : 'treeitem'}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-rowindex={inGrid ? row + 2 : undefined}
      aria-busy
      aria-label={t('tree.loading')}
      tabIndex={isActive ? 0 : -1}
      data-row={row}
      style={rowStyle(top, level)}
    >
      {inGrid ? (
        <div role="gridcell" aria-colindex={1} aria-colspan={cellCount} data-tree="">
          {bar}
        </div>
      ) : (
        bar
      )}
      {isActive && <ActiveMark keeper={keeper} at={-1} />}
    </SkeletonRows>
  )
}

/** As many rows as a high screen shows. */
const count = 24

/** Rows of the final shape, so that nothing moves when the items come. */
export const TreeSkeleton = (): ReactNode => (
  <SkeletonRows aria-hidden>
    {Array.from({ length: count }, (_, row) => (
      <div key={row} data-row="" style={{ '--level': [0, 1, 2, 2, 1, 2][row % 6] } as CSSProperties}>
        <span data-bar={(row * 7) % 4} />
      </div>
    ))}
  </SkeletonRows>
)

import { useImperativeHandle } from 'react'
import type { Ref } from 'react'
import { Virtuoso } from 'react-virtuoso'
import { useUi } from '../theme/ui-context.ts'
import { moving } from './later-moving.ts'
import type { TreeColumns } from './tree-columns.ts'
import { keyAt } from './tree-index.ts'
import { headerRow } from './tree-keys.ts'
import { treeParts } from './tree-parts.tsx'
import { hasMenus as hasMenusIn, rootProps } from './tree-props.ts'
import type { TreeHandle, TreeViewProps } from './tree-props.ts'
import { TreeSlot } from './tree-slot.tsx'
import { isPlaceholder, nodeOf } from './tree-state.ts'
import { rem } from '../internal/text-scale.ts'
import { Probe } from '../internal/rows/rows.styles.ts'
import { Frame, Root } from './tree.styles.ts'
import type { TreeContext } from './tree-view-types.ts'
import { useRowsView } from './use-rows-view.ts'
import { useTree } from './use-tree.ts'

const itemKey = (row: number, _: unknown, { shape, rows }: TreeContext) => {
  const code = rows[row] ?? 0
  const key = keyAt(shape.index, nodeOf(code))
  return isPlaceholder(code) ? `${key}\u0000` : key
}
const nothing = () => null
// A wheel or a page key moves some 400 px at once: these rows are there before they are asked for.
const overscan = { top: 260, bottom: 440 }

export interface TreeViewOwnProps extends TreeViewProps {
  ref?: Ref<TreeHandle>
  /** Of a tree-grid. @default null */
  columns?: TreeColumns | null
}

/** What trees and tree-grids have in common, which is nearly all. */
export function TreeView({ columns = null, ref, ...props }: TreeViewOwnProps) {
  const { label, state = 'ready', selectionMode = 'none', search = '', empty, noMatch, error } = props
  const { t } = useUi()
  const {
    place,
    shape,
    rows,
    hits,
    loading,
    isSelected,
    boxes,
    active,
    keeper,
    moves,
    menu,
    drop,
    carried,
    notice,
    dismiss,
    handle,
    attach,
    rowHeight,
    probe,
    scroll,
    events,
  } = useTree(props, { t, columns })
  const view = useRowsView({ props, columns, query: hits?.query ?? '', keeper, hasMenus: hasMenusIn(props) })
  const skeletonRows = state === 'loading' && rows.length === 0 ? 24 : 0
  const { cut } = moves
  const context: TreeContext = {
    view,
    shape,
    rows,
    active,
    isSelected,
    boxes,
    cut,
    skeletonRows,
    drop,
    header: columns?.headerOf({ keeper, activeAt: active?.row === headerRow ? active.cell : -1 }),
  }
  useImperativeHandle(ref, () => handle)

  return (
    <Frame {...rootProps(props)} data-state={state} data-movable={moves.canBeMoved || undefined}>
      <Probe ref={probe} />
      <Root
        {...events}
        ref={attach}
        role={columns ? 'treegrid' : 'tree'}
        // A constant: while the tree lives, the keeper of the focus decides.
        tabIndex={0}
        data-flat={props.isFlat || undefined}
        aria-label={label}
        aria-rowcount={columns ? rows.length + 1 : undefined}
        aria-colcount={columns?.tracks.length}
        aria-multiselectable={selectionMode === 'multiple' || selectionMode === 'checkbox' || undefined}
        aria-busy={state === 'loading'}
        style={{ '--grid-width': rem(columns?.width ?? 0) }}
      >
        <Virtuoso<unknown, TreeContext>
          key={`${rowHeight} ${place.listKey}`}
          initialTopMostItemIndex={place.first}
          totalCount={rows.length}
          context={context}
          components={treeParts}
          computeItemKey={itemKey}
          itemContent={nothing}
          fixedItemHeight={rowHeight}
          increaseViewportBy={overscan}
          scrollerRef={scroll.attach}
          skipAnimationFrameInResizeObserver
        />
      </Root>
      <TreeSlot
        state={state}
        isFiltered={search.trim() !== ''}
        count={rows.length}
        hits={hits?.count ?? null}
        asking={loading.asking}
        onAskAgain={loading.askAgain}
        notice={notice}
        onDismiss={dismiss}
        empty={empty}
        noMatch={noMatch}
        error={error}
        hasHeader={columns !== null}
      />
      {menu.element}
      {columns?.besideRows(scroll)}
      {carried && moving.now && <moving.now.CarriedLabel {...carried} />}
      {moves.dialogFor && moving.now && <moving.now.MoveDialog tree={props} moves={moves} keys={moves.dialogFor} />}
    </Frame>
  )
}

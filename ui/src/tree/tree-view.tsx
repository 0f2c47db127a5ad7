import { useImperativeHandle, useMemo } from 'react'
import type { ReactNode, Ref } from 'react'
import { createPortal } from 'react-dom'
import { Virtuoso } from 'react-virtuoso'
import { useUi } from '../theme/ui-context.ts'
import { TreeHeader } from './tree-header.tsx'
import { keyAt } from './tree-index.ts'
import { headerRow } from './tree-keys.ts'
import { treeParts } from './tree-parts.tsx'
import { rootProps } from './tree-props.ts'
import type { TreeHandle, TreeViewProps } from './tree-props.ts'
import { TreeSlot } from './tree-slot.tsx'
import { isPlaceholder, nodeOf } from './tree-state.ts'
import { rem } from '../internal/text-scale.ts'
import { News } from '../internal/rows/news.tsx'
import { rowsNews } from '../internal/rows/rows-news.ts'
import type { RowsState } from '../internal/rows/rows-news.ts'
import { Probe } from '../internal/rows/rows.styles.ts'
import { DragLabel, Frame, Root } from './tree.styles.ts'
import type { TreeContext } from './tree-view-types.ts'
import { useRowsView } from './use-rows-view.ts'
import { useTreeColumns } from './use-tree-columns.tsx'
import type { TreeMoves } from './use-tree-moves.ts'
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
  /** Renders the dialog that asks where to move, while it is open. */
  renderMoveDialog?: (moves: TreeMoves & { dialogFor: readonly number[] }) => ReactNode
}

/** What trees and tree-grids have in common, which is nearly all. */
export function TreeView({ renderMoveDialog, ref, ...props }: TreeViewOwnProps) {
  const { label, state = 'ready', selectionMode = 'none', search = '', empty, noMatch, error } = props
  const { t, locale } = useUi()
  const hasMenus = props.onMove !== undefined || (props.itemMenu ?? props.rowMenu) !== undefined
  const columns = useTreeColumns(props, { hasMenus, t })
  const { table, sort } = columns
  const tracks = table?.tracks ?? null
  const {
    place, shape, rows, hits, loading, isSelected, boxes, active, keeper, moves, menu, drop, carried, notice, dismiss, handle, attach, attachScroller, rowHeight,
    probe, events,
  } = useTree(props, { t, locale, columns })
  const view = useRowsView({ props, tracks, query: hits?.query ?? '', keeper, hasMenus })
  const skeletonRows = state === 'loading' && rows.length === 0 ? 24 : 0
  const { cut } = moves
  // What is selected and how much was found, rows and notices tell themselves.
  const news = useMemo<RowsState>(() => ({ columns: columns.columns, layout: columns.layout, sort, count: null, selected: 0 }), [columns.columns, columns.layout, sort])
  const context: TreeContext = {
    view, shape, rows, active, isSelected, boxes, cut, skeletonRows,
    drop,
    header: tracks && <TreeHeader view={{ tracks, keeper, t }} sort={sort} activeAt={active?.row === headerRow ? active.cell : -1} />,
  }
  useImperativeHandle(ref, () => handle)
  const { dialogFor } = moves

  return (
    <Frame {...rootProps(props)} data-state={state} data-movable={moves.canBeMoved || undefined}>
      <Probe ref={probe} />
      <Root
        {...events}
        ref={attach}
        role={tracks ? 'treegrid' : 'tree'}
        // A constant: while the tree lives, the keeper of the focus decides.
        tabIndex={0}
        data-flat={props.isFlat || undefined}
        aria-label={label}
        aria-rowcount={tracks ? rows.length + 1 : undefined}
        aria-colcount={tracks?.length}
        aria-multiselectable={selectionMode === 'multiple' || selectionMode === 'checkbox' || undefined}
        aria-busy={state === 'loading'}
        style={{ '--grid-width': rem(table?.width ?? 0) }}
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
          scrollerRef={attachScroller}
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
        hasHeader={tracks !== null}
      />
      {menu.element}
      {columns.element}
      <News state={news} newsOf={(before, now) => rowsNews(before, now, t)} />
      {carried && createPortal(
        <DragLabel aria-hidden data-refused={carried.refusal !== null || undefined} style={{ left: carried.x + 14, top: carried.y + 10 }}>
          {carried.refusal ?? carried.name}
        </DragLabel>,
        document.body,
      )}
      {dialogFor && dialogFor.length > 0 && renderMoveDialog?.({ ...moves, dialogFor })}
    </Frame>
  )
}

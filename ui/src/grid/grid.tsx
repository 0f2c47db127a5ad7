import { useImperativeHandle, useMemo } from 'react'
import { Virtuoso } from 'react-virtuoso'
import { useUi } from '../theme/ui-context.ts'
import { GridHeader } from './grid-header.tsx'
import { gridParts } from './grid-parts.tsx'
import { rootProps } from './grid-props.ts'
import type { GridProps } from './grid-props.ts'
import { GridSlot } from './grid-slot.tsx'
import type { AnyRow, GridContext, RowsView } from './grid-view.ts'
import { rem } from '../internal/text-scale.ts'
import { Probe } from '../internal/rows/rows.styles.ts'
import { Frame, Table } from './grid.styles.ts'
import { News } from '../internal/rows/news.tsx'
import { useSettledFilter } from '../internal/rows/use-settled-filter.ts'
import type { RowsState } from '../internal/rows/rows-news.ts'
import { isSelected, selectedShare } from './selection.ts'
import { unsorted } from '../internal/columns/sorted-rows.ts'
import { useGrid } from './use-grid.ts'

const itemKey = (_: number, row: AnyRow, { view }: GridContext) => view.rowKey(row)
const nothing = () => null
// A wheel or a page key moves some 400 px at once: these rows are there before they are asked for.
const overscan = { top: 260, bottom: 440 }

/**
 * A table of many rows: virtualised, sorted, selected, arranged and read by keyboard, pointer and screen reader alike
 * (ARIA Authoring Practices, grid). It fills its parent's height and scrolls inside.
 */
export function Grid<Row extends object>(given: GridProps<Row>) {
  // From here on nothing depends on what a row is.
  const props = given as unknown as GridProps<AnyRow>
  const { ref, ...others } = props
  const {
    label,
    rows,
    rowKey,
    columns,
    state = 'ready',
    total,
    sort = unsorted,
    selectionMode = 'none',
    isFiltered = false,
    isStale = false,
    rowState,
    onEndReached,
    empty,
    noMatch,
    error,
  } = others
  const { t, locale, link } = useUi()
  const {
    layout,
    place,
    tracks,
    width,
    edges,
    cell,
    selection,
    rowHeight,
    probe,
    events,
    drop,
    menu,
    handle,
    attach,
    attachScroller,
  } = useGrid(others, { t, locale })

  const view = useMemo<RowsView>(
    () => ({
      tracks,
      locale,
      t,
      keeper: cell.keeper,
      rowKey,
      isSelectable: selectionMode !== 'none',
      stateOf: rowState,
      link,
    }),
    [tracks, locale, t, cell.keeper, rowKey, selectionMode, rowState, link],
  )
  const { active, activeAt } = cell
  const isSought = useSettledFilter(isFiltered, rows)
  const at = active?.index === -1 ? active.track : undefined
  const news = useMemo<RowsState>(
    () => ({
      columns,
      layout,
      sort,
      count: state === 'ready' ? (total ?? rows.length) : null,
      selected: selection.size,
      at,
    }),
    [columns, layout, sort, state, total, rows, selection, at],
  )
  const headerAt = active?.index === -1 ? activeAt : -1
  const share = useMemo(() => selectedShare(selection, rows, rowKey), [selection, rows, rowKey])
  const skeletonRows = state === 'loading' && rows.length === 0 ? 24 : 0
  const context = useMemo<GridContext>(
    () => ({
      view,
      active,
      skeletonRows,
      count: rows.length,
      isRowSelected: (row) => isSelected(selection, rows, rowKey, row),
      header: <GridHeader view={view} sort={sort} share={share} activeAt={headerAt} drop={drop} />,
    }),
    [view, rows, rowKey, selection, active, skeletonRows, sort, share, headerAt, drop],
  )
  useImperativeHandle(ref, () => handle)

  return (
    <Frame {...rootProps(others)} data-state={state}>
      <Probe ref={probe} />
      <Table
        {...events}
        ref={attach}
        role="grid"
        // A constant: while the grid lives, the keeper of the focus decides.
        tabIndex={0}
        aria-label={label}
        aria-rowcount={(total ?? rows.length) + 1}
        aria-colcount={tracks.length}
        aria-multiselectable={selectionMode === 'multiple' || undefined}
        aria-busy={state === 'loading' || isStale}
        style={{
          '--grid-width': rem(width),
          '--pinned-start': rem(edges.start),
          '--pinned-boxes': rem(edges.boxes),
          '--pinned-end': rem(edges.end),
        }}
      >
        <Virtuoso<AnyRow, GridContext>
          key={`${rowHeight} ${place.listKey}`}
          initialTopMostItemIndex={place.first}
          data={rows}
          context={context}
          components={gridParts}
          computeItemKey={itemKey}
          itemContent={nothing}
          fixedItemHeight={rowHeight}
          increaseViewportBy={overscan}
          scrollerRef={attachScroller}
          endReached={() => onEndReached?.()}
          skipAnimationFrameInResizeObserver
        />
      </Table>
      <GridSlot state={state} isFiltered={isSought} empty={empty} noMatch={noMatch} error={error} count={rows.length} />
      <News state={news} />
      {menu}
    </Frame>
  )
}

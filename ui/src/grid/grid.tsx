import { useImperativeHandle, useMemo } from 'react'
import type { CSSProperties } from 'react'
import { BesideColumns } from '../internal/rows/beside-columns.tsx'
import { RowsHeader } from '../internal/rows/rows-header.tsx'
import { unsorted } from '../internal/columns/sorted-rows.ts'
import { useColumns } from '../internal/rows/use-columns.tsx'
import type { Columns } from '../internal/rows/use-columns.tsx'
import { Row } from '../internal/rows/row.tsx'
import type { RowView } from '../internal/rows/row.tsx'
import { listSource } from '../internal/rows/row-source.ts'
import type { AnyRow } from '../internal/rows/row-source.ts'
import { RowsFrame } from '../internal/rows/rows-frame.tsx'
import type { RowsContext } from '../internal/rows/rows-window.tsx'
import { RowsSlot } from '../internal/rows/rows-slot.tsx'
import { listRules, selectedShare } from '../internal/rows/selection.ts'
import { headerRow } from '../internal/rows/use-active-cell.ts'
import { useRows } from '../internal/rows/use-rows.ts'
import { useSelection } from '../internal/rows/use-selection.ts'
import { useSettledFilter } from '../internal/rows/use-settled-filter.ts'
import { useUi } from '../theme/ui-context.ts'
import { copiedText } from './copy-rows.ts'
import { ComingRow } from './coming-row.tsx'
import { rootProps } from './grid-props.ts'
import type { GridProps } from './grid-props.ts'
import { GridSkeleton } from './grid-skeleton.tsx'
import { Frame, Root } from './grid.styles.ts'
import { listManner } from './list-manner.ts'
import { placedRules, placedShare, placedSource } from './placed-rows.ts'
import { useRowMenu } from './use-row-menu.tsx'
import { useShownSelection } from './use-shown-selection.ts'

const looks = { Frame, Root }

/** Cards are as high as their columns need lines: the second column shares a line with the third. */
const cardProps = (tracks: Columns['tracks'], style: CSSProperties | undefined) => {
  const count = tracks.filter(({ kind }) => kind === 'data').length
  const lines = Math.max(Math.min(count, 2), count - 1)
  return { 'data-cards': '', style: { ...style, '--card-lines': lines } as CSSProperties }
}

/**
 * A table of many rows: virtualised, sorted, selected, arranged and read by keyboard, pointer and screen reader alike
 * (ARIA Authoring Practices, grid). It fills its parent's height and scrolls inside.
 */
export function Grid<GridRow extends object>(given: GridProps<GridRow>) {
  // From here on nothing depends on the type of a row.
  const { ref, ...props } = given as unknown as GridProps<AnyRow>
  const { label, rows, placed, rowKey, state = 'ready', onOpen, rowState, onEndReached, hasCards = false } = props
  const { total = placed?.count, onMissing } = props
  const { selectionMode: mode = 'none', isFiltered = false, isStale = false } = props
  const { t, locale } = useUi()
  const source = useMemo(
    () => (placed ? placedSource(placed, rowKey) : listSource(rows, rowKey)),
    [placed, rows, rowKey],
  )
  const rules = useMemo(() => (placed ? placedRules(source) : listRules(rows, rowKey)), [placed, source, rows, rowKey])
  const columns = useColumns({
    columns: props.columns,
    sort: props.sort ?? unsorted,
    onSortChange: props.onSortChange,
    layout: props.layout,
    onLayoutChange: props.onLayoutChange,
    hasBoxes: mode === 'multiple',
    hasMenus: props.rowMenu !== undefined,
    isTree: false,
    hasCards,
    stateTexts: props.rowStateTexts,
  })
  const selecting = useSelection({
    source,
    mode,
    rules,
    selection: props.selection,
    onSelectionChange: props.onSelectionChange,
  })
  const { selection, select } = selecting
  const isSettled = state === 'ready' && !placed && (total ?? rows.length) === rows.length
  useShownSelection({ rows, rowKey, isSettled, selection, select })
  const menu = useRowMenu(props, source)
  const { tracks, sort, drop, cellsOf } = columns
  const engine = useRows({
    source,
    columns,
    levels: null,
    mode,
    selecting,
    defaultPlace: props.defaultPlace,
    onPlaceChange: props.onPlaceChange,
    onOpen: onOpen && ((row) => onOpen({ row })),
    isStale,
    manner: listManner,
    openRowMenu: menu.openRowMenu,
    copied({ row, cell }) {
      const chosen = placed
        ? rows.filter((one) => selection.has(rowKey(one)))
        : rows.filter((_, at) => selecting.isSelected(at))
      return copiedText({ chosen, row: source.itemAt(row), column: columns.columnAt(cell), tracks, locale, t })
    },
  })
  const { cell, scroll } = engine
  const { keeper, active, activeCell } = cell

  const view = useMemo<RowView>(
    () => ({ keeper, mode, stateOf: rowState, cellsOf, labelOf: null }),
    [keeper, mode, rowState, cellsOf],
  )
  const headingAt = active?.row === headerRow ? activeCell : -1
  const activeRow = active && active.row !== headerRow ? active.row : null
  const share = useMemo(
    () => (placed ? placedShare(selection, placed.count) : selectedShare(selection, rows, rowKey)),
    [placed, selection, rows, rowKey],
  )
  const isEmpty = source.count === 0
  const isWaiting = state === 'loading' && isEmpty
  const header = useMemo(
    () => (
      <RowsHeader
        isEmpty={isEmpty}
        tracks={tracks}
        sort={sort}
        keeper={keeper}
        activeAt={headingAt}
        drop={drop}
        share={share}
        isTree={false}
        t={t}
      />
    ),
    [tracks, sort, keeper, headingAt, drop, share, isEmpty, t],
  )
  const context = useMemo<RowsContext>(
    () => ({
      isGroup: source.count > 0,
      header,
      skeleton: isWaiting && <GridSkeleton tracks={tracks} />,
      draw({ row, key, slot, top }) {
        const item = source.itemAt(row)
        const cellOfRow = row === activeRow && activeCell >= 0 ? activeCell : null
        if (!item)
          return (
            placed && (
              <ComingRow
                key={slot}
                keeper={view.keeper}
                tracks={tracks}
                row={row}
                top={top}
                activeCell={cellOfRow}
                onMissing={onMissing}
              />
            )
          )
        return (
          <Row
            key={slot}
            view={view}
            item={item}
            id={key}
            row={row}
            top={top}
            isSelected={selection.size > 0 && rules.has(selection, row)}
            activeCell={cellOfRow}
          />
        )
      },
    }),
    [source, header, isWaiting, tracks, view, selection, rules, activeRow, activeCell, placed, onMissing],
  )
  useImperativeHandle(ref, () => ({
    scrollToRow: scroll.scrollToRow,
    revealRow: (row) => scroll.reveal(row),
    focusCell: (row, column) =>
      cell.moveTo(
        {
          row,
          cell: Math.max(
            0,
            tracks.findIndex(({ id }) => id === column),
          ),
        },
        { coming: source },
      ),
  }))
  const isSought = useSettledFilter(isFiltered, rows)

  return (
    <RowsFrame
      {...rootProps(props)}
      {...(hasCards ? cardProps(tracks, props.style) : {})}
      data-state={state}
      engine={engine}
      rows={engine.rows}
      context={context}
      label={label}
      total={total}
      isBusy={state === 'loading' || isStale}
      looks={looks}
      onEndReached={onEndReached}
    >
      <RowsSlot
        state={state}
        messages="grid"
        isFiltered={isSought}
        count={source.count}
        hasHeader
        empty={props.empty}
        noMatch={props.noMatch}
        error={props.error}
      />
      <BesideColumns
        columns={columns}
        scroll={scroll}
        // That there are none is told beside, by what stands in their place.
        count={state === 'ready' ? (total ?? source.count) || null : null}
        selected={selection.size}
        at={headingAt < 0 ? undefined : tracks[headingAt]?.id}
      />
      {menu.element}
    </RowsFrame>
  )
}

import { useCallback, useMemo, useState } from 'react'
import type { Translate } from '../messages/index.ts'
import { textOf } from '../internal/columns/column-text.ts'
import { rowsAsText } from './copy-rows.ts'
import type { GridHandle, GridProps } from './grid-props.ts'
import type { GridLayout, GridLocale, SortItem } from '../internal/columns/column-types.ts'
import type { AnyRow } from './grid-view.ts'
import { stepColumn } from '../internal/columns/step-column.ts'
import { emptyLayout, resizeColumn, resizeStep, widthOf } from '../internal/columns/layout.ts'
import { nextSort } from '../internal/columns/next-sort.ts'
import { isSelected } from './selection.ts'
import { unsorted } from '../internal/columns/sorted-rows.ts'
import { arranging } from '../internal/columns/later-arranging.ts'
import { whenThere } from '../internal/later.ts'
import { tracksOf } from '../internal/columns/tracks.ts'
import { useActiveCell } from './use-active-cell.ts'
import { useGridEvents } from './use-grid-events.ts'
import { useGridMenus } from './use-grid-menus.tsx'
import { useRowsScroll } from '../internal/rows/use-rows-scroll.ts'
import { useRowsPlace } from '../internal/rows/use-rows-place.ts'
import { useGridSelection } from './use-grid-selection.ts'
import { useSortedInView } from '../internal/columns/use-sorted-in-view.ts'
import { useHeaderDrag } from '../internal/columns/use-header-drag.ts'
import { atUsualText } from '../internal/text-scale.ts'
import { useRowHeight } from '../internal/rows/use-row-height.ts'

/** State and behaviour of a grid, for its parts to show. */
export function useGrid(props: GridProps<AnyRow>, { t, locale }: { t: Translate; locale: GridLocale }) {
  const { rows, rowKey, columns, sort = unsorted, selectionMode: mode = 'none', rowMenu, onRowAction, onOpen } = props
  const { rowHeight, probe } = useRowHeight()
  const scroll = useRowsScroll(rowHeight, true)

  const [ownLayout, setOwnLayout] = useState(emptyLayout)
  const layout = props.layout ?? ownLayout
  const onLayoutChange = (next: GridLayout) => {
    if (!props.layout) setOwnLayout(next)
    props.onLayoutChange?.({ layout: next })
  }
  const onSortChange = (next: SortItem[]) => props.onSortChange?.({ sort: next })
  const drag = useHeaderDrag({ columns, layout, onLayoutChange })
  const shownLayout = drag.draft ?? layout
  const hasMenus = rowMenu !== undefined
  const { tracks, width, edges } = useMemo(
    () => tracksOf({ columns, layout: shownLayout, hasBoxes: mode === 'multiple', hasMenus }),
    [columns, shownLayout, mode, hasMenus],
  )

  const cell = useActiveCell({ rows, rowKey, tracks, initialPlace: props.initialPlace, reveal: scroll.reveal })
  const isSettled = (props.state ?? 'ready') === 'ready' && (props.total ?? rows.length) === rows.length
  const selecting = useGridSelection({
    rows,
    rowKey,
    mode,
    isSettled,
    selection: props.selection,
    onSelectionChange: props.onSelectionChange,
  })
  const { selection } = selecting
  const shownWidth = (id: string) => {
    const shown = cell
      .cellAt(
        -1,
        tracks.findIndex((track) => track.id === id),
      )
      ?.getBoundingClientRect().width
    return shown === undefined ? undefined : atUsualText(shown)
  }
  const cellsOf = (id: string) =>
    cell.keeper.root ? { root: cell.keeper.root, at: tracks.findIndex((track) => track.id === id) } : undefined
  const menus = useGridMenus({
    rows,
    shownWidth,
    cellsOf,
    columns,
    layout,
    sort,
    t,
    rowMenu,
    onRowAction,
    onLayoutChange,
    onSortChange,
  })
  const { active, activeAt } = cell
  const place = useRowsPlace({
    initialPlace: props.initialPlace,
    onPlaceChange: props.onPlaceChange,
    active: active && active.index >= 0 ? active.key : null,
    firstVisible: scroll.firstVisible,
    count: rows.length,
    hasHeader: true,
  })

  useSortedInView(sort, tracks, scroll)

  const columnAt = (at: number) => tracks[at]?.column
  const firstData = () =>
    Math.max(
      0,
      tracks.findIndex(({ kind }) => kind === 'data'),
    )
  const linkIn = (index: number) => cell.cellAt(index, 0)?.parentElement?.querySelector<HTMLElement>('[data-link]')
  const open = (index: number) => {
    const row = rows[index]
    if (row && onOpen) onOpen({ row })
    else linkIn(index)?.click()
  }
  const openMenuAt: Parameters<typeof useGridEvents>[0]['openMenuAt'] = (index, at, anchor) => {
    const column = columnAt(at)
    if (index >= 0) menus.openRowMenu(index, anchor)
    else if (column) menus.headerMenu(column.id, anchor)
  }
  const isSortable = (id: string) => columns.some((column) => column.id === id && column.isSortable !== false)

  const events = useGridEvents({
    active,
    activeAt,
    keeper: cell.keeper,
    rowCount: rows.length,
    trackCount: tracks.length,
    pageRows: scroll.pageRows,
    cellAt: cell.cellAt,
    columnAt: (at) => columnAt(at)?.id,
    kindAt: (at) => tracks[at]?.kind,
    moveTo(index, at, extend) {
      if (extend) selecting.extendTo(index, active?.index ?? 0)
      cell.moveTo(index, at)
    },
    enter() {
      if (active && activeAt >= 0) cell.moveTo(active.index, activeAt)
      else cell.moveTo(rows.length > 0 ? Math.min(rows.length - 1, scroll.firstVisible()) : -1, firstData())
    },
    press(index, at, { isRange, isToggle }) {
      if (index >= 0 && isRange) selecting.extendTo(index, active?.index ?? index)
      else if (index >= 0 && isToggle && tracks[at]?.kind === 'data') selecting.toggleRow(index)
      else if (index >= 0 && tracks[at]?.kind === 'data') {
        selecting.selectRow(index)
        selecting.forgetAnchor()
      }
      // What is pressed is in view already, and must not move under the pointer.
      cell.moveTo(index, at, { isRevealed: true })
    },
    sortBy(id, add) {
      if (isSortable(id)) onSortChange(nextSort(sort, id, add))
    },
    resizeBy(id, steps) {
      const column = columns.find((other) => other.id === id)
      if (column)
        onLayoutChange(resizeColumn(layout, id, (shownWidth(id) ?? widthOf(column, layout)) + steps * resizeStep))
    },
    fitColumn(id) {
      const cells = cellsOf(id)
      if (cells)
        whenThere(arranging, ({ fitWidth }) => onLayoutChange(resizeColumn(layout, id, fitWidth(cells.root, cells.at))))
    },
    moveColumn(id, step) {
      const column = columns.find((other) => other.id === id)
      if (column) onLayoutChange(stepColumn({ column, columns, layout }, step))
    },
    toggleRow: selecting.toggleRow,
    toggleAll: selecting.toggleAll,
    act(index, at) {
      const kind = tracks[at]?.kind
      const box = cell.cellAt(index, at)?.querySelector('[data-focus]')
      if (kind === 'select') {
        if (index < 0) selecting.toggleAll()
        else selecting.toggleRow(index)
      } else if (kind === 'menu' && box) openMenuAt(index, at, box)
      else if (props.isStale !== true) open(index)
    },
    open,
    opensRows: onOpen !== undefined || columns.some(({ href }) => href !== undefined),
    openMenuAt,
    copy() {
      const shown = tracks.flatMap(({ column }) => column ?? [])
      const row = active ? rows[active.index] : undefined
      const chosen = rows.filter((other) => isSelected(selection, rows, rowKey, other))
      if (chosen.length > 0) return rowsAsText(chosen, shown, locale)
      const column = columnAt(activeAt)
      return row && column ? textOf(column, row, locale) : null
    },
    isDragEnd: drag.isDragEnd,
  })

  const { keeper } = cell
  const attach = useCallback((root: HTMLElement | null) => keeper.attach(root), [keeper])
  const handle: GridHandle = {
    scrollToRow: scroll.scrollToRow,
    revealRow: (index) => scroll.reveal(index),
    focusCell(row, column) {
      cell.moveTo(
        row,
        Math.max(
          0,
          tracks.findIndex(({ id }) => id === column),
        ),
        { isLate: true },
      )
    },
  }

  return {
    layout,
    place,
    tracks,
    width,
    edges,
    rowHeight,
    probe,
    cell,
    selection,
    events: { ...events, onPointerDown: drag.onPointerDown, onScrollCapture: place.onScroll },
    drop: drag.drop,
    menu: menus.element,
    handle,
    attach,
    attachScroller: scroll.attach,
  }
}

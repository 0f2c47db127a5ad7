import { useCallback } from 'react'
import type { MenuAnchor } from '../../menu/index.ts'
import type { Columns } from './use-columns.tsx'
import { focusTargetOf } from './focus-keeper.ts'
import type { AnyRow, RowSource } from './row-source.ts'
import type { Levels, RowsState } from './rows-state.ts'
import { headerRow, useActiveCell } from './use-active-cell.ts'
import type { CellPlace } from './use-active-cell.ts'
import { controls } from './use-rows-events.ts'
import { useRowHeight } from './use-row-height.ts'
import { useRowsPlace } from './use-rows-place.ts'
import type { RowsPlaceOptions } from './use-rows-place.ts'
import { useRowsScroll } from './use-rows-scroll.ts'
import type { SelectionMode, useSelection } from './use-selection.ts'

interface RowsOptions extends Pick<RowsPlaceOptions, 'initialPlace' | 'onPlaceChange'> {
  source: RowSource
  columns: Columns | null
  levels: Levels | null
  mode: SelectionMode
  selecting: ReturnType<typeof useSelection>
  onOpen: ((item: AnyRow) => void) | undefined
  /** The rows asked for now are on their way: Enter opens none of those before. @default false */
  isStale?: boolean
  /** Where the keyboard begins. */
  firstRow?: () => number
  openRowMenu: (row: number, anchor: MenuAnchor) => void
  copied?: (active: { row: number; cell: number }) => string | null
}

const noTracks: Columns['tracks'] = []
const firstData = (columns: Columns | null): number =>
  Math.max(0, columns?.tracks.findIndex(({ kind }) => kind === 'data') ?? 0)

/** State and behaviour of a grid, a tree or a tree grid, for its parts to show. */
export function useRows(options: RowsOptions) {
  const { source, columns, levels, mode, selecting, onOpen, isStale = false } = options
  const { rowHeight, probe } = useRowHeight()
  const scroll = useRowsScroll(rowHeight, columns !== null)
  const cell = useActiveCell({
    source,
    tracks: columns?.tracks ?? noTracks,
    hasActiveRows: levels !== null,
    initialPlace: options.initialPlace,
    reveal: scroll.reveal,
  })
  const { keeper, active, activeCell, elementAt, rowElement } = cell
  const place = useRowsPlace({
    initialPlace: options.initialPlace,
    onPlaceChange: options.onPlaceChange,
    active: active && active.row !== headerRow ? active.key : null,
    firstVisible: scroll.firstVisible,
    count: source.count,
    hasHeader: columns !== null,
  })

  const kindAt = (at: number) => columns?.kindAt(at)
  const linkIn = (row: number) => rowElement(row)?.querySelector<HTMLElement>('[data-link]') ?? null
  const isBranch = (row: number) => levels?.isOpen(row) !== undefined
  const turn = (row: number) => levels?.setOpen(row, levels.isOpen(row) === false)
  const opensRows = onOpen !== undefined || columns?.columns.some(({ href }) => href !== undefined) === true
  const fromRow = (row: number) => active?.row ?? row

  const open = (row: number) => {
    const item = source.itemAt(row)
    const link = linkIn(row)
    if (item && onOpen) onOpen(item)
    else if (link) link.click()
    else if (isBranch(row) && (mode === 'single' || mode === 'multiple')) turn(row)
  }
  const openMenu = (at: CellPlace, anchor?: MenuAnchor) => {
    if (at.row === headerRow) {
      columns?.openMenu(at.cell, anchor)
      return
    }
    const element = levels ? rowElement(at.row) : elementAt(at)
    if (element) options.openRowMenu(at.row, anchor ?? element.querySelector('[data-dots]') ?? focusTargetOf(element))
  }
  const controlIn = (at: CellPlace) => elementAt(at)?.querySelector<HTMLElement>(controls) ?? null
  const enterCell = (at: CellPlace): boolean => {
    controlIn(at)?.focus()
    return controlIn(at) !== null
  }
  /** Enter on a row of a tree. */
  const actInTree = (row: number) => {
    if (!source.itemAt(row)) levels?.retry(row)
    else if (onOpen || linkIn(row)) open(row)
    else if (mode !== 'none') selecting.toggle(row)
    else if (isBranch(row)) turn(row)
  }

  const rows: RowsState = {
    source,
    columns,
    levels,
    keeper,
    active,
    activeCell,
    isMultiple: mode === 'multiple' || mode === 'checkbox',
    elementAt,
    isSelected: selecting.isSelected,
    pageRows: scroll.pageRows,
    moveTo(to, { extend = false, ...how } = {}) {
      if (extend) selecting.extendTo(to.row, fromRow(0))
      cell.moveTo(to, how)
    },
    enter() {
      if (active && cell.isActiveThere && (levels || activeCell >= 0))
        cell.moveTo({ row: active.row, cell: activeCell })
      // The headings are there without rows, too.
      else if (source.count === 0) cell.moveTo({ row: headerRow, cell: firstData(columns) })
      else if (levels) cell.moveTo({ row: options.firstRow?.() ?? 0, cell: -1 })
      else cell.moveTo({ row: Math.min(source.count - 1, scroll.firstVisible()), cell: firstData(columns) })
    },
    press(at, { isRange, isToggle }) {
      const to = source.itemAt(at.row) || at.row === headerRow ? at : { ...at, cell: -1 }
      if (levels) {
        // A click chooses in a tree, since a press may be the beginning of a drag.
        if (!isRange) cell.moveTo(to, { isRevealed: true })
        return
      }
      const isData = at.row !== headerRow && kindAt(at.cell) === 'data'
      if (at.row !== headerRow && isRange) selecting.extendTo(at.row, fromRow(at.row))
      else if (isData && isToggle) selecting.toggle(at.row)
      else if (isData) {
        if (mode === 'single') selecting.selectOnly(at.row)
        selecting.forgetAnchor()
      }
      // A pressed cell is in view already, and must not move under the pointer.
      cell.moveTo(to, { isRevealed: true })
    },
    choose(row, { isRange, isToggle }) {
      if (!source.itemAt(row)) return
      if (mode === 'none') {
        if (!onOpen && isBranch(row)) turn(row)
      } else if (mode === 'checkbox') {
        if (!onOpen) selecting.toggle(row)
      } else if (mode === 'multiple' && isRange) {
        selecting.extendTo(row, fromRow(row))
        cell.moveTo({ row, cell: -1 }, { isRevealed: true })
      } else if (mode === 'multiple' && isToggle) selecting.toggle(row)
      else selecting.selectOnly(row)
    },
    toggle: (row) => (source.itemAt(row) ? selecting.toggle(row) : levels?.retry(row)),
    toggleAll: selecting.toggleAll,
    extendTo: (row) => selecting.extendTo(row, fromRow(row)),
    act(at) {
      const kind = kindAt(at.cell)
      if (at.row === headerRow) {
        if (kind === 'select') selecting.toggleAll()
      } else if (levels) actInTree(at.row)
      else if (kind === 'select') selecting.toggle(at.row)
      else if (kind === 'menu') openMenu(at)
      else if ((opensRows || !enterCell(at)) && !isStale) open(at.row)
    },
    goInto(at) {
      if (levels) {
        const canOpen = source.itemAt(at.row) !== undefined && (onOpen !== undefined || linkIn(at.row) !== null)
        if (canOpen) open(at.row)
        return canOpen
      }
      // A link leads where the row opens: to go into its cell would lead nowhere else.
      const hasOwnControl = controlIn(at)?.matches(':not([data-link])') === true
      if (hasOwnControl || !opensRows) return enterCell(at)
      open(at.row)
      return true
    },
    open,
    openMenu,
    copied: () => options.copied?.({ row: active?.row ?? headerRow, cell: activeCell }) ?? null,
    isDragEnd: () => columns?.isDragEnd() ?? false,
  }

  const attachColumns = columns?.attach
  const attach = useCallback(
    (root: HTMLElement | null) => {
      keeper.attach(root)
      attachColumns?.(root)
    },
    [keeper, attachColumns],
  )
  return { rows, cell, place, scroll, rowHeight, probe, attach }
}

export type RowsEngine = ReturnType<typeof useRows>

import { useCallback } from 'react'
import type { MenuAnchor } from '../../menu/index.ts'
import type { Columns } from './use-columns.tsx'
import { focusTargetOf } from './focus-keeper.ts'
import type { AnyRow, RowSource } from './row-source.ts'
import type { Levels, Manner, RowsState } from './rows-state.ts'
import { headerRow, useActiveCell } from './use-active-cell.ts'
import type { CellPlace, MoveOptions } from './use-active-cell.ts'
import { controls } from './use-rows-events.ts'
import { useRowHeight } from './use-row-height.ts'
import { useRowsPlace, useRowsStart } from './use-rows-place.ts'
import type { RowsPlaceOptions } from './use-rows-place.ts'
import { useRowsScroll } from './use-rows-scroll.ts'
import type { SelectionMode, useSelection } from './use-selection.ts'

interface RowsOptions extends Pick<RowsPlaceOptions, 'defaultPlace' | 'onPlaceChange'> {
  source: RowSource
  columns: Columns | null
  levels: Levels | null
  mode: SelectionMode
  selecting: ReturnType<typeof useSelection>
  onOpen: ((item: AnyRow) => void) | undefined
  /** The rows asked for now are on their way: Enter opens none of those before. @default false */
  isStale?: boolean
  manner: (tools: MannerTools) => Manner
  /** False where the row has no menu. */
  openRowMenu: (row: number, anchor: MenuAnchor) => boolean
  copied?: (active: { row: number; cell: number }) => string | null
}

const noTracks: Columns['tracks'] = []

/** Parts of the engine that the manner of a list or a tree works with. */
export interface MannerTools extends Pick<RowsOptions, 'source' | 'columns' | 'mode' | 'selecting' | 'onOpen'> {
  moveTo: (place: CellPlace, options?: MoveOptions) => void
  /** The active cell, where its row is among those in sight. */
  active: CellPlace | null
  /** The active row, else the one given. */
  fromRow: (row: number) => number
  firstVisible: () => number
  open: (row: number) => void
  /** Rows can be opened. */
  opensRows: boolean
  isStale: boolean
  openMenu: RowsState['openMenu']
  /** The control in a cell, and the link in a row. */
  controlIn: (place: CellPlace) => HTMLElement | null
  linkIn: (row: number) => HTMLElement | null
}

/** State and behaviour of a grid, a tree or a tree grid, for its parts to show. */
export function useRows(options: RowsOptions) {
  const { source, columns, levels, mode, selecting, onOpen, isStale = false } = options
  const { rowHeight, probe } = useRowHeight()
  const hasHeader = columns !== null
  const start = useRowsStart(options.defaultPlace, source.count)
  const scroll = useRowsScroll({ rowHeight, hasHeader, count: source.count, start })
  const cell = useActiveCell({
    source,
    tracks: columns?.tracks ?? noTracks,
    hasActiveRows: levels !== null,
    defaultPlace: options.defaultPlace,
    reveal: scroll.reveal,
  })
  const { keeper, active, activeCell, elementAt, rowElement } = cell
  const place = useRowsPlace({
    defaultPlace: options.defaultPlace,
    onPlaceChange: options.onPlaceChange,
    active: active && active.row !== headerRow ? active.key : null,
    firstVisible: scroll.firstVisible,
    count: source.count,
  })

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
  const openMenu = (at: CellPlace, anchor?: MenuAnchor): boolean => {
    if (at.row === headerRow) return columns?.openMenu(at.cell, anchor) ?? false
    const element = levels ? rowElement(at.row) : elementAt(at)
    if (!element) return false
    return options.openRowMenu(at.row, anchor ?? element.querySelector('[data-dots]') ?? focusTargetOf(element))
  }
  const controlIn = (at: CellPlace) => elementAt(at)?.querySelector<HTMLElement>(controls) ?? null
  const tools: MannerTools = {
    source,
    columns,
    mode,
    selecting,
    moveTo: cell.moveTo,
    active: active && cell.isActiveThere ? { row: active.row, cell: activeCell } : null,
    fromRow,
    firstVisible: scroll.firstVisible,
    open,
    opensRows,
    isStale,
    openMenu,
    controlIn,
    linkIn,
    onOpen,
  }
  const manner = options.manner(tools)
  const rows: RowsState = {
    ...manner,
    act(at) {
      if (at.row !== headerRow) manner.act(at)
      else if (columns?.kindAt(at.cell) === 'select') selecting.toggleAll()
    },
    source,
    columns,
    levels,
    keeper,
    active,
    activeCell,
    isMultiple: mode === 'multiple' || mode === 'checkbox',
    elementAt,
    pageRows: scroll.pageRows,
    moveTo(to, { extend = false, ...how } = {}) {
      if (extend) selecting.stepTo(to.row, fromRow(0))
      cell.moveTo(to, how)
    },
    toggle: (row) => (source.itemAt(row) ? selecting.toggle(row) : levels?.retry(row)),
    toggleAll: selecting.toggleAll,
    extendTo: (row) => selecting.extendTo(row, fromRow(row)),
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

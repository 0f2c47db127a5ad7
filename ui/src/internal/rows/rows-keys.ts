import type { RowsState } from './rows-state.ts'
import { headerRow } from './use-active-cell.ts'
import type { CellPlace } from './use-active-cell.ts'

/** A key as the tables below have it: arrows as from left to right, letters small. */
interface Press {
  key: string
  isShift: boolean
  /** With Ctrl or, on a Mac, Cmd. */
  isFar: boolean
}

/** The part of the state that keys work on. */
export type KeyedRows = Omit<RowsState, 'source' | 'columns' | 'active' | 'activeCell'> & {
  source: Pick<RowsState['source'], 'count'>
  columns: KeyedColumns | null
}
type KeyedColumns = Pick<
  NonNullable<RowsState['columns']>,
  'count' | 'isColumn' | 'sortBy' | 'resizeBy' | 'moveBy' | 'openMenu'
>

/** The deed of a key; false when the key means nothing there and stays with the browser. */
type Act = (rows: KeyedRows, place: CellPlace, press: Press) => boolean | void
type Table = Readonly<Record<string, Act>>

const openMenu: Act = (rows, place) => rows.openMenu(place)
const sort: Act = (rows, place, { isShift }) =>
  rows.columns?.isColumn(place.cell) === false ? rows.act(place) : rows.columns?.sortBy(place.cell, isShift)
const resize =
  (step: 1 | -1): Act =>
  ({ columns }, { cell }) =>
    columns?.isColumn(cell) === true && columns.resizeBy(cell, step)
const moveColumn =
  (step: 1 | -1): Act =>
  ({ columns }, { cell }) =>
    columns?.isColumn(cell) === true && columns.moveBy(cell, step)
const reorder =
  (step: 1 | -1): Act =>
  ({ levels }, { row }) =>
    levels?.reorder(row, step) ?? false

/** Towards the content of a row: opens it, or goes into its cells or to its first child. */
const inwards: Act = (rows, { row, cell }) => {
  const { levels, columns, source } = rows
  if (!levels) return false
  if (cell >= 0 && columns) rows.moveTo({ row, cell: Math.min(columns.count - 1, cell + 1) })
  else if (levels.isOpen(row) === false) levels.setOpen(row, true)
  else if (columns) rows.moveTo({ row, cell: 0 })
  else if (levels.isOpen(row) === true && row + 1 < source.count && levels.parentOf(row + 1) === row)
    rows.moveTo({ row: row + 1, cell: -1 })
}
/** Out of the content of a row: from its cells to the row, closes it, or goes to its parent. */
const outwards: Act = (rows, { row, cell }) => {
  const { levels } = rows
  if (!levels) return false
  if (cell >= 0) rows.moveTo({ row, cell: cell - 1 })
  else if (levels.isOpen(row) === true) levels.setOpen(row, false)
  else if (levels.parentOf(row) >= 0) rows.moveTo({ row: levels.parentOf(row), cell: -1 })
}

const onAny: Table = {
  ContextMenu: openMenu,
  'Shift+F10': openMenu,
  'Ctrl+a': (rows) => (rows.isMultiple ? rows.toggleAll() : rows.levels === null),
  Escape: ({ levels }) => levels?.cancel() ?? false,
}

const onHeadings: Table = {
  ...onAny,
  'Alt+ArrowDown': openMenu,
  Enter: sort,
  ' ': sort,
  'Shift+ArrowRight': resize(1),
  'Shift+ArrowLeft': resize(-1),
  'Ctrl+ArrowRight': moveColumn(1),
  'Ctrl+ArrowLeft': moveColumn(-1),
}

const onRows: Table = {
  ...onAny,
  Enter: (rows, place) => rows.act(place),
  F2: (rows, place) => rows.goInto(place),
  ' ': (rows, { row }) => rows.toggle(row),
  // Without levels the arrows under Alt open the menu of a row; with them they are the browser's.
  'Alt+ArrowDown': (rows, place) => (rows.levels ? false : rows.openMenu(place)),
  'Shift+ ': (rows, { row }) => (rows.levels && rows.isMultiple ? rows.extendTo(row) : rows.toggle(row)),
  ArrowRight: inwards,
  ArrowLeft: outwards,
  'Alt+Shift+ArrowUp': reorder(-1),
  'Alt+Shift+ArrowDown': reorder(1),
  '*': ({ levels }, { row }) => (levels ? levels.openSiblings(row) : false),
  'Ctrl+x': ({ levels }, { row }) => levels?.cut(row) ?? false,
  'Ctrl+v': ({ levels }, { row }) => levels?.paste(row) ?? false,
}

/** Where a key leads from a cell, within the rows. */
function target({ key, isFar, isShift }: Press, { row, cell }: CellPlace, rows: KeyedRows): CellPlace | null {
  const { levels, columns } = rows
  const last = rows.source.count - 1
  const end = (columns?.count ?? 0) - 1
  const top = Math.min(0, last)
  // In a tree Ctrl does not go to the ends, and the cells of a row are entered from it.
  const isToEnd = isFar && !levels
  switch (key) {
    case 'ArrowDown':
      // Under the tree's own heading are the rows themselves.
      if (row === headerRow && levels && last >= 0) return { row: 0, cell: cell === 0 ? -1 : cell }
      return { row: isToEnd ? last : Math.min(last, row + 1), cell }
    case 'ArrowUp':
      if (row === 0 && columns && !isToEnd && !isShift) return { row: headerRow, cell: Math.max(0, cell) }
      return { row: isToEnd ? top : row === headerRow ? row : Math.max(0, row - 1), cell }
    case 'PageDown':
      return { row: Math.min(last, Math.max(0, row) + rows.pageRows()), cell }
    case 'PageUp':
      return { row: row === headerRow ? row : Math.max(0, row - rows.pageRows()), cell }
    case 'ArrowRight':
      return cell < 0 ? null : { row, cell: Math.min(end, cell + 1) }
    case 'ArrowLeft':
      return cell < 0 ? null : { row, cell: Math.max(0, cell - 1) }
    case 'Home':
      return isFar ? { row: top, cell: levels ? cell : 0 } : cell < 0 ? { row: top, cell } : { row, cell: 0 }
    case 'End':
      return isFar ? { row: last, cell: levels ? cell : end } : cell < 0 ? { row: last, cell } : { row, cell: end }
    default:
      return null
  }
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

interface KeyOptions {
  isRightToLeft: boolean
  /** Letters were typed a moment ago, so that a space belongs to them. */
  isTyping: () => boolean
  typed: (letters: string) => void
}

/** Names of other keys are longer. */
const isLetter = (key: string): boolean => /^.$/u.test(key)

/** Performs the deed of a key on a row or cell; false when it has none there (ARIA Authoring Practices, grid, tree view and treegrid). */
export function handleKey(
  event: Key,
  place: CellPlace,
  rows: KeyedRows,
  { isRightToLeft, isTyping, typed }: KeyOptions,
): boolean {
  const { altKey, shiftKey } = event
  const isFar = event.ctrlKey || event.metaKey
  const key = (isRightToLeft ? mirrored[event.key] : undefined) ?? event.key
  const isOnHeading = place.row === headerRow
  const isNowhere = isOnHeading ? rows.columns === null : place.row >= rows.source.count
  if (isNowhere && key !== 'Escape') return false
  const isText = rows.levels !== null && !isOnHeading && !isFar && !altKey && isLetter(key)
  if (isText && (key === ' ' ? isTyping() : key !== '*')) {
    typed(key)
    return true
  }
  const table = isOnHeading ? onHeadings : onRows
  const press: Press = { key, isShift: shiftKey, isFar }
  const base = `${isFar ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}`
  const name = isLetter(key) ? key.toLowerCase() : key
  // With Shift a key does the same as without, unless it has a line of its own.
  const act = (shiftKey ? table[`${base}Shift+${name}`] : undefined) ?? table[`${base}${name}`]
  if (act && act(rows, place, press) !== false) return true
  if (altKey) return false
  const next = target(press, place, rows)
  if (!next) return false
  rows.moveTo(next, { extend: shiftKey && rows.isMultiple && next.row !== place.row })
  return true
}

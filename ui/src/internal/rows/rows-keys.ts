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
export type Act = (rows: KeyedRows, place: CellPlace, press: Press) => boolean | void
/** Deeds by key, such as `Ctrl+a` or `Shift+F10`; with Shift a key does the same as without, unless it has a line of its own. */
export type KeyTable = Readonly<Record<string, Act>>

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

const onAny: KeyTable = {
  ContextMenu: openMenu,
  'Shift+F10': openMenu,
  F2: (rows, place) => rows.goInto(place),
  'Ctrl+a': (rows) => (rows.isMultiple ? rows.toggleAll() : rows.levels === null),
}

const onHeadings: KeyTable = {
  ...onAny,
  'Alt+ArrowDown': openMenu,
  Enter: sort,
  ' ': sort,
  'Shift+ArrowRight': resize(1),
  'Shift+ArrowLeft': resize(-1),
  'Ctrl+ArrowRight': moveColumn(1),
  'Ctrl+ArrowLeft': moveColumn(-1),
}

const onRows: KeyTable = {
  ...onAny,
  Enter: (rows, place) => rows.act(place),
  ' ': (rows, { row }) => rows.toggle(row),
}

/** Without levels the arrows under Alt open the menu of a row; with them they are the browser's. */
const onListRows: KeyTable = { ...onRows, 'Alt+ArrowDown': openMenu }

/** Where a key leads from a cell, within the rows. */
function target({ key, isFar, isShift }: Press, { row, cell }: CellPlace, rows: KeyedRows): CellPlace | null {
  const { levels, columns } = rows
  const last = rows.source.count - 1
  const end = (columns?.count ?? 0) - 1
  const top = Math.min(0, last)
  // In a tree grid Ctrl with an arrow key does not jump to the ends, and the cells of a row are reached from the row itself.
  const isToEnd = isFar && !levels
  switch (key) {
    case 'ArrowDown':
      // In a tree grid, the arrow down from a heading leads to the row itself rather than to its cell.
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

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>

/** Names of other keys are longer. */
export const isLetter = (key: string): boolean => /^.$/u.test(key)

/** Performs the deed of a key on a row or cell; false when it has none there (ARIA Authoring Practices, grid, tree view and treegrid). */
export function handleKey(event: Key, place: CellPlace, rows: KeyedRows, isRightToLeft: boolean): boolean {
  const { altKey, shiftKey } = event
  const { levels } = rows
  const isFar = event.ctrlKey || event.metaKey
  const key = (isRightToLeft ? mirrored[event.key] : undefined) ?? event.key
  const isOnHeading = place.row === headerRow
  if (key === 'Escape') return levels?.cancel() ?? false
  if (isOnHeading ? rows.columns === null : place.row >= rows.source.count) return false
  const tables = isOnHeading ? [onHeadings] : levels ? [levels.keys, onRows] : [onListRows]
  const press: Press = { key, isShift: shiftKey, isFar }
  const base = `${isFar ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}`
  const name = isLetter(key) ? key.toLowerCase() : key
  const names = shiftKey ? [`${base}Shift+${name}`, base + name] : [base + name]
  const act = names.flatMap((one) => tables.flatMap((table) => table[one] ?? []))[0]
  // Held down, a key acts once; the arrows go on.
  if (act && event.repeat && !key.startsWith('Arrow')) return true
  if (act && act(rows, place, press) !== false) return true
  // Back and Forward of the browser: on a Mac, Cmd and an arrow.
  if (altKey || (event.metaKey && key in mirrored)) return false
  const next = target(press, place, rows)
  if (!next) return false
  rows.moveTo(next, { extend: shiftKey && rows.isMultiple && next.row !== place.row })
  return true
}

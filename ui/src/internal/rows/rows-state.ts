import type { MenuAnchor } from '../../menu/index.ts'
import type { Columns } from './use-columns.tsx'
import type { FocusKeeper } from './focus-keeper.ts'
import type { KeyTable } from './rows-keys.ts'
import type { RowSource } from './row-source.ts'
import type { ActiveCell, CellPlace, MoveOptions } from './use-active-cell.ts'

/** The keys held during a press of the pointer. */
interface PressKeys {
  isRange: boolean
  isToggle: boolean
}

/** The part of a key's event that tells typed text. */
export type TypedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp'>

/** Rows within rows: all that a tree adds to a list. */
export interface Levels {
  /** The keys of a tree alone. */
  keys: KeyTable
  /** Undefined when the row cannot be opened. */
  isOpen: (row: number) => boolean | undefined
  setOpen: (row: number, open: boolean) => void
  openSiblings: (row: number) => void
  /** -1 at the top level. */
  parentOf: (row: number) => number
  /** Loads a branch once more. */
  retry: (row: number) => void
  /** Takes a key that is typed text; gives the row that it leads to, -1 without one, and null for other keys. */
  type: (event: TypedKey, row: number) => number | null
  /** Puts a row before or after its neighbour; these answer false where rows cannot be moved. */
  reorder: (row: number, step: 1 | -1) => boolean
  cut: (row: number) => boolean
  paste: (row: number) => boolean
  /** Gives up a cut and a notice; false when there is neither. */
  cancel: () => boolean
}

/** The answers of rows to the keyboard and the pointer, where lists and trees differ. */
export interface Manner {
  /** The focus came from outside, to no cell. */
  enter: () => void
  /** A press of the pointer on a cell. */
  press: (place: CellPlace, keys: PressKeys) => void
  /** A click on a row. */
  click: (place: CellPlace, target: Element, keys: PressKeys) => void
  /** Enter. */
  act: (place: CellPlace) => void
  /** F2: goes into the cell, or opens the row; false where neither can be. */
  goInto: (place: CellPlace) => boolean
}

/** The state of a grid, a tree or a tree grid, and everything that keys and pointers do to it. */
export interface RowsState extends Manner {
  source: RowSource
  /** Null in a tree without columns. */
  columns: Columns | null
  /** Null in a list. */
  levels: Levels | null
  keeper: FocusKeeper
  active: ActiveCell | null
  /** Place of the active cell in its row, -1 for the row itself. */
  activeCell: number
  /** Several rows can be selected. */
  isMultiple: boolean
  elementAt: (place: CellPlace) => HTMLElement | null
  /** Rows that fit in view. */
  pageRows: () => number
  /** Moves the keyboard; with `extend` the selection too. */
  moveTo: (place: CellPlace, options?: MoveOptions & { extend?: boolean }) => void
  toggle: (row: number) => void
  toggleAll: () => void
  /** Selects all from where selecting began. */
  extendTo: (row: number) => void
  /** A double click. */
  open: (row: number) => void
  /** The menu of a row or of a heading; without an anchor at its button. False where there is none. */
  openMenu: (place: CellPlace, anchor?: MenuAnchor) => boolean
  /** The text that is copied; null when that is the browser's business. */
  copied: () => string | null
  /** True for the click that ends a drag. */
  isDragEnd: () => boolean
}

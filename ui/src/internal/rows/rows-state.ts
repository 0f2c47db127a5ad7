import type { MenuAnchor } from '../../menu/index.ts'
import type { Columns } from './use-columns.tsx'
import type { FocusKeeper } from './focus-keeper.ts'
import type { RowSource } from './row-source.ts'
import type { ActiveCell, CellPlace, MoveOptions } from './use-active-cell.ts'

/** The keys held during a press of the pointer. */
interface PressKeys {
  isRange: boolean
  isToggle: boolean
}

/** Rows within rows: all that a tree adds to a list. */
export interface Levels {
  /** Undefined when the row cannot be opened. */
  isOpen: (row: number) => boolean | undefined
  setOpen: (row: number, open: boolean) => void
  openSiblings: (row: number) => void
  /** -1 at the top level. */
  parentOf: (row: number) => number
  /** Loads a branch once more. */
  retry: (row: number) => void
  /** The row that typed letters lead to, -1 when there is none. */
  typeAhead: (letters: string, from: number) => number
  /** Puts a row before or after its neighbour; these answer false where rows cannot be moved. */
  reorder: (row: number, step: 1 | -1) => boolean
  cut: (row: number) => boolean
  paste: (row: number) => boolean
  /** Gives up a cut and a notice; false when there is neither. */
  cancel: () => boolean
}

/** The state of a grid, a tree or a tree grid, and everything that keys and pointers do to it. */
export interface RowsState {
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
  isSelected: (row: number) => boolean
  /** Rows that fit in view. */
  pageRows: () => number
  /** Moves the keyboard; with `extend` the selection too. */
  moveTo: (place: CellPlace, options?: MoveOptions & { extend?: boolean }) => void
  /** The focus came from outside, to no cell. */
  enter: () => void
  /** A press of the pointer on a cell. */
  press: (place: CellPlace, keys: PressKeys) => void
  /** A click on a row of a tree, beside its controls. */
  choose: (row: number, keys: PressKeys) => void
  toggle: (row: number) => void
  toggleAll: () => void
  /** Selects all from where selecting began. */
  extendTo: (row: number) => void
  /** Enter. */
  act: (place: CellPlace) => void
  /** F2: goes into the cell, or opens the row; false where neither can be. */
  goInto: (place: CellPlace) => boolean
  /** A double click. */
  open: (row: number) => void
  /** The menu of a row or of a heading; without an anchor at its button. */
  openMenu: (place: CellPlace, anchor?: MenuAnchor) => void
  /** The text that is copied; null when that is the browser's business. */
  copied: () => string | null
  /** True for the click that ends a drag. */
  isDragEnd: () => boolean
}

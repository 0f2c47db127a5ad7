import type { HTMLAttributes, Ref } from 'react'
import type { IconSource } from '../icon/index.ts'

/** One row, or the head of a branch of them. */
export interface MatrixRow {
  id: string
  text: string
  /** Level of the row, from 0; the following rows of deeper levels are its branch. @default 0 */
  level?: number
  /** Whether the row is only the heading of its branch, with nothing to choose. */
  isHeading?: boolean
}

export interface MatrixColumn {
  id: string
  text: string
}

/** A state that a cell can have. */
export interface MatrixChoice {
  value: string
  label: string
  icon?: IconSource
  /** @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'error'
}

/** Ids of a cell's row and column. */
export interface MatrixCell {
  row: string
  column: string
}

export interface MatrixProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onChange'> {
  label: string
  /** Heading of the column of row names. */
  rowsLabel: string
  rows: readonly MatrixRow[]
  columns: readonly MatrixColumn[]
  /** The states of every cell, in the order of their menu; of two, a press takes the other. */
  choices: readonly MatrixChoice[]
  /** The state of a cell; `null` while none is chosen. */
  choiceAt: (cell: MatrixCell) => string | null
  /** Called with the changed cells, several where a row, a column or a branch is set; without it nothing can be changed. */
  onValueChange?: (change: { cells: readonly MatrixCell[]; value: string }) => void
  /** Whether a cell is marked as not saved yet. */
  isChanged?: (cell: MatrixCell) => boolean
  /** Whether a cell may not be changed. */
  isLocked?: (cell: MatrixCell) => boolean
  /** A note on a cell beside its state, in few words: why it is locked, what it lacks. */
  noteAt?: (cell: MatrixCell) => string | null
  /** Greatest height in px; longer content scrolls under the headings. @default 560 */
  maxHeight?: number
  ref?: Ref<HTMLDivElement>
}

import type { HTMLAttributes, Ref } from 'react'
import type { IconSource } from '../icon/index.ts'

/** One row, or the head of a branch of them. */
export interface MatrixRow {
  id: string
  text: string
  /** How deep it stands, from 0; the rows after it that stand deeper are its branch. @default 0 */
  level?: number
  /** It only heads its branch: there is nothing to choose in it. */
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
  /** Heads the rows. */
  rowsLabel: string
  rows: readonly MatrixRow[]
  columns: readonly MatrixColumn[]
  /** The states of every cell, in the order a press goes through them. */
  choices: readonly MatrixChoice[]
  /** The state of a cell; undefined while none is chosen. */
  choiceAt: (cell: MatrixCell) => string | null
  /** Several at once when a row, a column or a branch is set; without it nothing can be changed. */
  onValueChange?: (change: { cells: readonly MatrixCell[]; value: string }) => void
  /** Marks cells that are not saved yet. */
  isChanged?: (cell: MatrixCell) => boolean
  /** Cells that may not be changed here. */
  isLocked?: (cell: MatrixCell) => boolean
  /** A note on a cell beside its state, in few words: why it is locked, what it lacks. */
  noteAt?: (cell: MatrixCell) => string | null
  /** In px; it scrolls beyond, under its headings. @default 560 */
  maxHeight?: number
  ref?: Ref<HTMLDivElement>
}

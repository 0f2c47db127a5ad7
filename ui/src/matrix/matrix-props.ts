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

/** What a cell can be. */
export interface MatrixChoice {
  value: string
  text: string
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
  /** What every cell can be, in the order a press goes through them. */
  choices: readonly MatrixChoice[]
  /** What a cell is; nothing while nothing is chosen. */
  choiceAt: (cell: MatrixCell) => string | null
  /** Several at once when a row, a column or a branch is set; without it nothing can be changed. */
  onValueChange?: (change: { cells: readonly MatrixCell[]; value: string }) => void
  /** Marks what is not saved yet. */
  isChanged?: (cell: MatrixCell) => boolean
  /** What nobody may change here. */
  isLocked?: (cell: MatrixCell) => boolean
  /** What is told of it beside what it is, in few words: why it is locked, what it lacks. */
  noteAt?: (cell: MatrixCell) => string | null
  /** In px; it scrolls beyond, under its headings. @default 560 */
  maxHeight?: number
  ref?: Ref<HTMLDivElement>
}

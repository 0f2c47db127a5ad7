import type { ReactNode } from 'react'

/** The type of a column's values; decides how they are written, aligned, sorted and filtered. */
export type GridDataType = 'text' | 'number' | 'boolean' | 'Date' | 'DateTime' | 'Time' | 'choice'

/** An option: a value a field may hold, with its text. */
export interface GridOption {
  /** The value in the row. */
  value: string | number
  /** The text that is shown for it. */
  label: string
}

/** A word under the value of a cell, about something out of the ordinary. */
export interface CellNote {
  text: string
  /** The meaning of its colour, which the text says too. @default 'neutral' */
  tone?: 'neutral' | 'warning' | 'error'
}

/** A column as data. */
export interface GridColumn<Row> {
  /** Key, unlike every other’s. */
  id: string
  /** Heading, as users know it. */
  text: string
  /** Where a row has the value: a field's name, a path (`address.city`), or a function. */
  value: string | ((row: Row) => unknown)
  /** The type of its values: decides alignment, format, order and filter. @default 'text' */
  dataType?: GridDataType
  /** The path that a filter by place compares, where the cell shows less: `Factory / Hall A`. @default the text of the cell */
  path?: (row: Row) => string
  /** The text of a choice in the filter, where the cell shows less: a reference and its label. @default the text of the cell */
  choiceText?: (row: Row) => string
  /** Writes the value instead of the format of `dataType`; searched, sorted as text and copied as it is written. */
  format?: (value: unknown, row: Row) => string
  /** Shows the cell. It should not hold tab stops: give controls in it `tabIndex={-1}`, F2 reaches them. */
  cell?: (row: Row) => ReactNode
  /** Texts are long: a cell shows two lines, within the height of its row. @default false */
  isLong?: boolean
  /** A note shown under the value, such as that the record is late. */
  note?: (row: Row) => CellNote | undefined
  /** Where the cell leads: it is a link, so that it opens in a tab of its own, too. Enter and a double click in the row follow it where the grid has no `onOpen`. */
  href?: (row: Row) => string | undefined
  /** Width in px, where there is room for all columns. @default 160, or less for dates, numbers and booleans */
  width?: number
  /** Least width in px: the column shrinks to it where room is short, and users can make it no narrower. @default the width of dates and usual numbers, 96 for texts; 56 for users */
  minWidth?: number
  /** Share of the remaining room that the column takes, relative to the other shares; 0 takes none. @default 1 for texts and choices of 160 px, more or less by their width; else 0 */
  share?: number
  /** For `number`: as many digits after the comma in every cell, so that they align on it. @default as many as the value has, 6 at most */
  digits?: number
  /** For `number`: unit shown after each value, such as `€` or `min`. */
  unit?: string
  /** Whether its heading sorts, where `onSortChange` is told. @default true */
  isSortable?: boolean
  /** For `choice`: the text of each code. */
  options?: readonly GridOption[]
}

/** One level of an order; the first in the list counts most. */
export interface SortItem {
  /** Id of the column. */
  column: string
  /** Descending: from the greatest to the least. */
  isDescending: boolean
}

/** The columns as users arranged them; plain data, to be kept as JSON. Unknown columns in it are ignored, new columns keep their own place. */
export interface GridLayout {
  /** Ids of the columns from first to last. */
  order: string[]
  /** Ids of the columns that are not shown. */
  hidden: string[]
  /** Widths in px, by id of the column. */
  widths: Record<string, number>
  /** Ids of the columns that stay in sight. */
  pinned: string[]
}

/** Languages in which values are written. */
export type GridLocale = 'fr' | 'en'

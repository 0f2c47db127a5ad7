import type { ReactNode } from 'react'

/** What a column holds; decides how it is written, aligned, sorted and filtered. */
export type GridDataType = 'text' | 'number' | 'boolean' | 'Date' | 'DateTime' | 'Time' | 'choice'

/** One of the things a field may hold. */
export interface GridOption {
  /** The value in the row. */
  value: string | number
  /** What is shown for it. */
  text: string
}

/** A word under the value of a cell: what is out of the ordinary about it. */
export interface CellNote {
  text: string
  /** What its colour says; the text says it too. @default 'neutral' */
  tone?: 'neutral' | 'warning' | 'error'
}

/** A column as data. */
export interface GridColumn<Row> {
  /** Key, unlike every other’s. */
  id: string
  /** Heading, as users know it. */
  text: string
  /** A field's name, a path (`address.city`), or a function. */
  value: string | ((row: Row) => unknown)
  /** What its cells hold: decides alignment, format, order and filter. @default 'text' */
  dataType?: GridDataType
  /** What a filter of places goes by, where the cell says less than the whole path: `Usine / Halle A`. @default what the cell says */
  path?: (row: Row) => string
  /** What a choice of its filter says, where the cell says less: a reference and its label. @default what the cell says */
  choiceText?: (row: Row) => string
  /** Writes the value instead of what `dataType` would write; searched, sorted as text and copied as it is written. */
  format?: (value: unknown, row: Row) => string
  /** Shows the cell. It should not hold tab stops: give controls in it `tabIndex={-1}`, F2 reaches them. */
  cell?: (row: Row) => ReactNode
  /** Its texts are long: a cell takes two lines of them, within the height of its row. @default false */
  isLong?: boolean
  /** A word under the value of a row, such as that it is late. */
  note?: (row: Row) => CellNote | undefined
  /** Where the cell leads: it is a link, so that it opens in a tab of its own, too. Enter and a double click in the row follow it where the grid has no `onOpen`. */
  href?: (row: Row) => string | undefined
  /** In px: what it takes where there is room for all. @default 160, or less for dates, numbers and booleans */
  width?: number
  /** In px: where room is short it gives way down to this, and nobody makes it narrower. @default what dates and usual numbers take, 96 for texts; 56 for users */
  minWidth?: number
  /** How much of the room that is left it takes, beside the other shares; 0 is none. @default 1 for texts and choices of 160 px, more or less by their width; else 0 */
  share?: number
  /** For `number`: as many digits after the comma in every cell, so that they align on it. @default as many as the value has, 6 at most */
  digits?: number
  /** For `number`: stands behind each, such as `€` or `min`. */
  unit?: string
  /** Whether its heading sorts. @default true */
  isSortable?: boolean
  /** For `choice`: what each code says. */
  options?: readonly GridOption[]
}

/** One level of an order; the first in the list counts most. */
export interface SortItem {
  /** Id of the column. */
  column: string
  /** From the greatest to the least. */
  descending: boolean
}

/** What users arranged; plain data, to be kept as JSON. Unknown columns in it are ignored, new columns keep their own place. */
export interface GridLayout {
  /** Ids of the columns from first to last. */
  order: string[]
  /** Ids of the columns that are not shown. */
  hidden: string[]
  /** In px, by column. */
  widths: Record<string, number>
  /** Ids of the columns that stay in sight. */
  pinned: string[]
}

/** Languages in which values are written. */
export type GridLocale = 'fr' | 'en'

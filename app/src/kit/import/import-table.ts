import type { AnyEndpoint, AnyRow } from '../place/row.ts'
import type { ValueTable } from '../rows/shape.ts'

/** How a cell is written: a text, yes or no, a number, a day, or references of several records. */
export type CellKind = 'text' | 'flag' | 'number' | 'day' | 'references'

/** A value that a column takes, by its reference, and the words by which people name it. */
export interface Accepted {
  readonly value: string
  /** Stands beside the reference in a file. */
  readonly label: string
  /** Other names of the value, such as the whole path of a place. */
  readonly others?: readonly string[]
}

/** A column of a file that is imported. */
export interface ImportColumn {
  /** The server's name of the column. */
  readonly name: string
  /** Fields whose headings on the screen name it too, the first of them where it is told. @default its own name */
  readonly headings?: readonly string[]
  /** Heading of a column that a record defines, such as a parameter. */
  readonly label?: string
  /** @default text */
  readonly kind?: CellKind
  /** The accepted values, where the column takes no others. */
  readonly accepted?: readonly Accepted[]
  /** System table whose values they are, where the list shows them as `valueWords` has them. */
  readonly table?: ValueTable
  /** The value of a row in this column. Null: the list does not have it, `late` reads it. @default the field of its name */
  readonly of?: ((row: AnyRow) => unknown) | null
  /** An empty cell keeps the stored value. @default it clears it */
  readonly isEmptyKept?: boolean
}

/** Columns that the list does not have: they are read row by row. */
export interface LateCells {
  ask(row: AnyRow): { readonly endpoint: AnyEndpoint; readonly input: unknown }
  /** The values of the columns, by their names. */
  of(answered: unknown): Readonly<Record<string, unknown>>
}

/** The columns an import takes, and the records there are. */
export interface ImportTable {
  /** The column by which lines are known. */
  readonly key: string
  readonly columns: readonly ImportColumn[]
  /** All records that are there; null where they could not be read whole. */
  readonly rows: readonly AnyRow[] | null
  readonly late?: LateCells
}

/** What a row holds of a column, as a file has it; undefined where the row does not tell. */
export function wireText({ name, of }: ImportColumn, row: AnyRow): string | undefined {
  if (of === null) return undefined
  return textOfValue(of ? of(row) : row[name])
}

/** A value as a file has it; undefined where there is none to tell. */
export function textOfValue(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (value === null) return ''
  if (Array.isArray(value)) return value.map(String).join(' ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

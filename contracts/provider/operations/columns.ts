import { type RawBuilder, sql } from 'kysely'
import { normalise } from '../database/normalised.ts'
import type { Tables } from '../database/tables.ts'

/** How a column is filtered, sorted and searched. */
export type Kind = 'text' | 'code' | 'number' | 'flag' | 'day' | 'instant'

/** One column that callers may filter and sort by. */
export interface Column {
  kind: Kind
  at: RawBuilder<unknown>
  /** What it is sorted by, one after the other. @default `at` */
  sortedBy?: readonly RawBuilder<unknown>[]
}

/** Columns by their names on the wire. */
export type Columns = Readonly<Record<string, Column>>

const of =
  (kind: Kind) =>
  (column: string): Column => ({ kind, at: sql.ref(column) })

/** Makes a column of each kind from its reference: `column.code('typeTache.lbValeur')`. */
export const column = {
  /** Searched text: refers to the normalised column. */
  searched: of('text'),
  /** ASCII text, compared as it is: a state, a UUID. */
  code: of('code'),
  number: of('number'),
  /** 0 or 1, true or false on the wire. */
  flag: of('flag'),
  day: of('day'),
  instant: of('instant'),
  /** The label of a code without case and accents, or a fallback for a code without label. */
  labelled: (
    code: string,
    labels: Readonly<Record<string, string>>,
    otherwise: RawBuilder<unknown> = sql`null`,
  ): Column => {
    const cases = Object.entries(labels).map(
      ([key, label]) => sql`when ${sql.lit(key)} then ${sql.lit(normalise(label))}`,
    )
    return {
      kind: 'text',
      at: sql`case cast(${sql.ref(code)} as text) ${sql.join(cases, sql` `)} else ${otherwise} end`,
    }
  },
  /** An expression instead of a column. */
  computed: (kind: Kind, at: RawBuilder<unknown>): Column => ({ kind, at }),
}

/** Columns of a row that have a normalised twin. */
type Searched<Row> = { [Name in keyof Row]: Name extends `${infer Text}Normal` ? Text : never }[keyof Row]
type RowIn<Source> = Source extends keyof Tables
  ? Tables[Source]
  : Source extends `${infer Table} as ${string}`
    ? Table extends keyof Tables
      ? Tables[Table]
      : never
    : never
type Named<Row> = Readonly<
  Partial<Record<Exclude<Kind, 'text'>, readonly (keyof Row & string)[]> & { text: readonly Searched<Row>[] }>
>

const byKind = { ...column, text: (name: string) => column.searched(`${name}Normal`) }

/** Columns of one table, under its name or an alias (`localisationItem as item`), by kind; those of `text` by their normalised columns. */
export function columnsOf<Source extends keyof Tables | `${keyof Tables} as ${string}`>(
  source: Source,
  named: Named<RowIn<Source>>,
): Columns {
  const at = source.split(' as ').at(-1)
  const entries = Object.entries(named) as [Kind, readonly string[]][]
  return Object.fromEntries(
    entries.flatMap(([kind, names]) => names.map((name) => [name, byKind[kind](`${at}.${name}`)])),
  )
}

import { type GridColumn, textOf } from '@ronde/ui/grid'
import type { Locale } from '../../locales/intl.ts'
import type { RowsShape } from './shape.ts'
import type { AnyRow } from '../place/row.ts'
import { Ditto } from './list.styles.ts'

/** Rows that follow another row of the same event. */
export function followers(rows: readonly AnyRow[], eventOf: (row: AnyRow) => string): ReadonlySet<AnyRow> {
  return new Set(rows.filter((row, at) => at > 0 && eventOf(row) === eventOf(rows[at - 1] ?? {})))
}

type Columns = readonly GridColumn<AnyRow>[]

type Event = RowsShape<AnyRow>['event']

/** Columns that show a value shared by the rows of one event in the first row only; screen readers get it in each. */
export function toldOnce(columns: Columns, rows: readonly AnyRow[], event: Event, locale: Locale): Columns {
  if (!event) return columns
  const following = followers(rows, event.of)
  if (following.size === 0) return columns
  return columns.map((column) => {
    if (!event.shared.includes(column.id)) return column
    const said = (row: AnyRow) => textOf(column, row, locale)
    const own = column.cell ?? said
    const cell = (row: AnyRow) => (following.has(row) ? <Ditto data-mark="″">{said(row)}</Ditto> : own(row))
    return { ...column, cell }
  })
}

import { type GridColumn, type GridLayout, placedColumns, textOf } from '@ronde/ui/grid'
import type { Locale } from '../../locales/intl.ts'
import type { AnyRow } from '../place/row.ts'
import { CardName } from './list.styles.ts'
import type { RowsOf } from './shape.ts'

interface CardsOf {
  columns: readonly GridColumn<AnyRow>[]
  /** As the user arranged them: what is left out of the list is left out of its cards. */
  layout: GridLayout
  config: RowsOf['config']
  hrefOf: ((row: AnyRow) => string | undefined) | undefined
  onOpen: ((row: AnyRow) => void) | undefined
  locale: Locale
}

/** Lines under the name: more is for the record itself to say. */
const most = 3

/** What a card says of a row: its name, which opens it, beside that its state or a warning, else what is short, and under it the first of the other columns. */
export function cardColumns({ columns, layout, config, hrefOf, onOpen, locale }: CardsOf): GridColumn<AnyRow>[] {
  const placed = placedColumns(columns, layout).map(({ column }) => column)
  const [first] = placed
  const name = columns.find(({ id }) => id === config.label) ?? first
  if (!name) return []
  const others = placed.filter(({ id }) => id !== name.id)
  const states = new Set(config.columns.flatMap(({ field, ...of }) => (of.isState || of.isWarning ? [field] : [])))
  const beside = others.find(({ id }) => states.has(id)) ?? others.find(({ isLong }) => !isLong) ?? others[0]
  const { cell, href: _, ...plain } = name
  const opening: GridColumn<AnyRow> = hrefOf
    ? { ...name, href: hrefOf }
    : onOpen
      ? {
          ...plain,
          cell: (row) => (
            <CardName type="button" tabIndex={-1} data-focus="" onClick={() => onOpen(row)}>
              {cell?.(row) ?? textOf(name, row, locale)}
            </CardName>
          ),
        }
      : name
  return [opening, ...(beside ? [beside] : []), ...others.filter((column) => column !== beside).slice(0, most)]
}

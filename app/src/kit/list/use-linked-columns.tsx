import { type GridColumn, type GridLayout, placedColumns, textOf } from '@ronde/ui/grid'
import { Link } from '@ronde/ui/link'
import { useMemo } from 'react'
import { useText } from '../../locales/use-text.ts'
import type { AnyRow } from '../screen.ts'

/** The columns, the first that is shown a link to where the row opens. */
export function useLinkedColumns(
  columns: readonly GridColumn<AnyRow>[],
  layout: GridLayout,
  hrefOf: ((row: AnyRow) => string | undefined) | undefined,
): readonly GridColumn<AnyRow>[] {
  const { locale } = useText()
  const first = placedColumns(columns, layout)[0]?.column.id
  // A new function with each render leads to the same places: which menu offers it is what counts.
  const isLinked = hrefOf !== undefined
  return useMemo(
    () =>
      columns.map((column) => {
        if (!isLinked || column.id !== first || column.cell) return column
        return {
          ...column,
          cell: (row: AnyRow) => (
            <Link href={hrefOf?.(row) ?? ''} tabIndex={-1}>
              {textOf(column, row, locale)}
            </Link>
          ),
        }
      }),
    // oxlint-disable-next-line react/exhaustive-deps
    [columns, first, isLinked, locale],
  )
}

import { type GridColumn, textOf } from '@ronde/ui/grid'
import { useText } from '../../../locales/use-text.ts'
import type { AnyRow } from '../../place/row.ts'
import type { TreeLine } from '../tree-items.ts'
import { PaperCell } from './print.styles.ts'

interface PaperTableProps<Row extends AnyRow> {
  lines: readonly (TreeLine & { readonly row: Row })[]
  columns: readonly GridColumn<Row>[]
  keyOf: (row: Row) => string
}

/** Most rows on paper: some hundred pages. */
export const mostOnPaper = 5_000

/** Rows as a plain table, with the levels of a tree indented. */
export function PaperTable<Row extends AnyRow>({ lines, columns, keyOf }: PaperTableProps<Row>) {
  const { locale } = useText()
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" data-number={column.dataType === 'number' || undefined}>
              {column.text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.slice(0, mostOnPaper).map(({ row, level }) => (
          <tr key={keyOf(row)}>
            {columns.map((column, at) => (
              <PaperCell
                key={column.id}
                $level={at === 0 ? level : 0}
                data-number={column.dataType === 'number' || undefined}
              >
                {column.cell ? column.cell(row) : textOf(column, row, locale)}
              </PaperCell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import type { GridColumn, GridLayout } from './column-types.ts'
import { moveColumn, neighbour } from './arrange-layout.ts'
import { placedColumns } from './layout.ts'

interface SteppedColumn<Row> {
  column: GridColumn<Row>
  columns: readonly GridColumn<Row>[]
  layout: GridLayout
}

/** The layout with a column moved one place; the same when there is no place. */
export function stepColumn<Row>({ column, columns, layout }: SteppedColumn<Row>, step: 1 | -1): GridLayout {
  const target = neighbour(placedColumns(columns, layout), column.id, step)
  return target ? moveColumn(columns, layout, column.id, target, step > 0 ? 'after' : 'before') : layout
}

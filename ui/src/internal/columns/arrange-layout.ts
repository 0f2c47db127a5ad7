import type { GridColumn, GridLayout } from './column-types.ts'
import { orderedColumns } from './layout.ts'
import type { PlacedColumn } from './layout.ts'

const toggled = (ids: readonly string[], id: string, on: boolean): string[] =>
  on ? [...ids.filter((other) => other !== id), id] : ids.filter((other) => other !== id)

export const pinColumn = (layout: GridLayout, id: string, on: boolean): GridLayout => ({
  ...layout,
  pinned: toggled(layout.pinned, id, on),
})

export const hideColumn = (layout: GridLayout, id: string, on: boolean): GridLayout => ({
  ...layout,
  hidden: toggled(layout.hidden, id, on),
})

/** Puts a column just before or after another; into the pinned ones if that one is pinned, out of them if not. */
export function moveColumn<Row>(
  columns: readonly GridColumn<Row>[],
  layout: GridLayout,
  id: string,
  target: string,
  side: 'before' | 'after',
): GridLayout {
  if (id === target) return layout
  const order = orderedColumns(columns, layout)
    .map((column) => column.id)
    .filter((other) => other !== id)
  order.splice(order.indexOf(target) + (side === 'after' ? 1 : 0), 0, id)
  return { ...pinColumn(layout, id, layout.pinned.includes(target)), order }
}

/** The column one place further among those shown of its kind (pinned or not), or undefined at the end. */
export function neighbour<Row>(placed: readonly PlacedColumn<Row>[], id: string, step: 1 | -1): string | undefined {
  const at = placed.findIndex(({ column }) => column.id === id)
  const other = placed[at + step]
  return other && (other.pinnedAt === undefined) === (placed[at]?.pinnedAt === undefined) ? other.column.id : undefined
}

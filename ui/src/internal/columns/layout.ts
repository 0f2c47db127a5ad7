import type { GridColumn, GridLayout } from './column-types.ts'

/** Nothing arranged: every column where it was given. */
export const emptyLayout: GridLayout = { order: [], hidden: [], widths: {}, pinned: [] }

/** A column as it is to be shown. */
export interface PlacedColumn<Row> {
  column: GridColumn<Row>
  /** In px. */
  width: number
  /** Distance in px from the inline start at which it stays, for pinned ones. */
  pinnedAt?: number
}

const narrow: Partial<Record<string, number>> = { number: 120, boolean: 96, Date: 124, DateTime: 188, Time: 84 }
/** The widths of a date, a usual number, a few words with their paddings: less would cut them. */
const least: Partial<Record<string, number>> = { number: 88, boolean: 72, Date: 108, DateTime: 172, Time: 72 }
const leastText = 96
const defaultMinWidth = 56
const maxWidth = 1200
/** By how many px the menu and the keys resize. */
export const resizeStep = 24

/** Width of a column in px, within its own limits. */
export function widthOf<Row>(column: GridColumn<Row>, layout: GridLayout): number {
  const width = layout.widths[column.id] ?? column.width ?? narrow[column.dataType ?? 'text'] ?? 160
  return Math.round(Math.min(maxWidth, Math.max(column.minWidth ?? defaultMinWidth, width)))
}

/** The least width of a column, in px, where room is short; its whole width where users gave it one. */
export function leastWidthOf<Row>(column: GridColumn<Row>, layout: GridLayout): number {
  const width = widthOf(column, layout)
  if (layout.widths[column.id] !== undefined) return width
  return Math.min(width, column.minWidth ?? least[column.dataType ?? 'text'] ?? leastText)
}

/** Every column, hidden ones too, in the order users chose; a column they never saw follows the one it was given after. */
export function orderedColumns<Row>(columns: readonly GridColumn<Row>[], layout: GridLayout): GridColumn<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const ordered = [...new Set(layout.order)].flatMap((id) => byId.get(id) ?? [])
  const known = new Set(ordered)
  for (const [index, column] of columns.entries()) {
    if (known.has(column)) continue
    const before = columns[index - 1]
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column)
    known.add(column)
  }
  return ordered
}

/** The columns to show: pinned ones first. Were all hidden, the first would still be shown, since a grid without columns has no header to undo it from. */
export function placedColumns<Row>(
  columns: readonly GridColumn<Row>[],
  layout: GridLayout,
  startWidth = 0,
): PlacedColumn<Row>[] {
  const hidden = new Set(layout.hidden)
  const ordered = orderedColumns(columns, layout)
  const shown = ordered.filter(({ id }) => !hidden.has(id))
  const pinned = new Set(layout.pinned)
  let at = startWidth
  const place = (column: GridColumn<Row>): PlacedColumn<Row> => {
    const width = widthOf(column, layout)
    if (!pinned.has(column.id)) return { column, width }
    at += width
    return { column, width, pinnedAt: at - width }
  }
  return (shown.length > 0 ? shown : ordered.slice(0, 1))
    .toSorted((a, b) => Number(pinned.has(b.id)) - Number(pinned.has(a.id)))
    .map(place)
}

export const resizeColumn = (layout: GridLayout, id: string, width: number): GridLayout => ({
  ...layout,
  widths: { ...layout.widths, [id]: Math.round(width) },
})

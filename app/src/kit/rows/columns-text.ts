import { type GridColumn, type GridLayout, placedColumns } from '@ronde/ui/grid'

/** The columns that are shown, in their order, as the address has them: those that stay in sight bear a star. */
export const columnsText = <Row>(columns: readonly GridColumn<Row>[], layout: GridLayout): string =>
  placedColumns(columns, layout)
    .map(({ column: { id } }) => (layout.pinned.includes(id) ? `${id}*` : id))
    .join(',')

/** The columns as the address has them; their widths stay the user's own. Unknown columns are left out; with no known one the layout stays as it was. */
export function layoutFrom<Row>(text: string, columns: readonly GridColumn<Row>[], layout: GridLayout): GridLayout {
  const known = columns.map(({ id }) => id)
  const named = [...new Set(text.split(','))].filter((name) => known.includes(name.replace(/\*$/, '')))
  if (named.length === 0) return layout
  const shown = named.map((name) => name.replace(/\*$/, ''))
  const hidden = known.filter((id) => !shown.includes(id))
  return {
    ...layout,
    order: [...shown, ...hidden],
    hidden,
    pinned: named.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1)),
  }
}

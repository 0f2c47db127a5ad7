import { type GridColumn, type GridLayout, placedColumns } from '@ronde/ui/grid'
import { isOfList } from '../use-address.ts'

/** The columns that are shown, in their order, as the address has them: those that stay in sight bear a star. */
export const columnsText = <Row>(columns: readonly GridColumn<Row>[], layout: GridLayout): string =>
  placedColumns(columns, layout)
    .map(({ column: { id } }) => (layout.pinned.includes(id) ? `${id}*` : id))
    .join(',')

/** The columns as the address has them; their widths stay the user's own. What the list has not is left out; nothing that it has: as it was. */
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

/** How a list is looked at, of the whole address: its own part without its prefix, the entries in order. */
export function viewQuery(search: string, slot: string, columns: string): string {
  const own = [...new URLSearchParams(search)].flatMap(([name, value]): [string, string][] =>
    isOfList(name, slot) ? [[name.slice(slot.length), value]] : [],
  )
  const entries = new Map([...own, ['cols', columns]])
  return new URLSearchParams([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1))).toString()
}

/** Whether a list is looked at as a query says, whatever its columns. */
export const isLookedAtAs = (search: string, slot: string, query: string): boolean => {
  const now = new URLSearchParams(viewQuery(search, slot, ''))
  now.delete('cols')
  return now.toString() === new URLSearchParams(query).toString()
}

/** Whether an address says how a list is looked at. */
export const saysView = (search: string, slot: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => isOfList(name, slot))

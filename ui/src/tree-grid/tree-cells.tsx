import { cellContent } from '../internal/columns/cell-content.tsx'
import { textOf } from '../internal/columns/column-text.ts'
import type { Track } from '../internal/columns/tracks.ts'
import type { Locale } from '../messages/index.ts'
import type { LinkComponent } from '../theme/ui-context.ts'
import type { TreeColumns } from '../tree/tree-columns.ts'
import type { AnyItem } from '../tree/tree-props.ts'
import { linkTo } from '../tree/tree-row.tsx'

export interface TreeCellsOptions {
  tracks: readonly Track<AnyItem>[]
  locale: Locale
  link: LinkComponent
}

/** Draws the cells of a row; plain elements, as the row itself. */
export const cellsWith =
  ({ tracks, locale, link }: TreeCellsOptions): TreeColumns['cellsOf'] =>
  ({ item, activeCell, label, menu }) =>
    tracks.map(({ id, kind, column, style }, at) => {
      const tabIndex = at === activeCell ? 0 : -1
      const cell = { role: 'gridcell', 'aria-colindex': at + 1, tabIndex, style } as const
      if (at === 0)
        return (
          <div key={id} {...cell} data-tree="">
            {label}
          </div>
        )
      if (kind === 'menu')
        return (
          <div key={id} {...cell} data-track="menu">
            {menu}
          </div>
        )
      if (!column) return null
      const text = column.cell ? undefined : textOf(column, item, locale)
      const content = column.cell ? column.cell(item) : text
      const href = text === '' ? undefined : column.href?.(item)
      return (
        <div key={id} {...cell} data-type={column.dataType} data-empty={text === '' ? '' : undefined}>
          {cellContent({
            content: href === undefined ? content : linkTo(link, href, content),
            isLong: column.isLong,
            note: column.note?.(item),
          })}
        </div>
      )
    })

import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { GridColumn, GridLayout, SortItem } from '../internal/columns/column-types.ts'
import { emptyLayout, resizeColumn, widthOf } from '../internal/columns/layout.ts'
import { headerMenuPopover, LaterHeaderMenu } from '../internal/columns/later-header-menu.tsx'
import { fitWidth } from '../internal/columns/fit-width.ts'
import { nextSort } from '../internal/columns/next-sort.ts'
import { resizeStep } from '../internal/columns/step-column.ts'
import { unsorted } from '../internal/columns/sorted-rows.ts'
import { atUsualText } from '../internal/text-scale.ts'
import { tracksOf } from '../internal/columns/tracks.ts'
import { useHeaderDrag } from '../internal/columns/use-header-drag.ts'
import { useSoon } from '../internal/later.ts'
import type { MenuAnchor } from '../menu/index.ts'
import type { Translate } from '../messages/index.ts'
import type { AnyItem, TreeViewProps } from './tree-props.ts'

const noColumns: readonly GridColumn<AnyItem>[] = []

/** The columns of a tree-grid: their strips, their order and widths, and the menus of their headings; nothing of a tree. */
export function useTreeColumns(props: TreeViewProps, { hasMenus, t }: { hasMenus: boolean; t: Translate }) {
  const { columns = noColumns, onSortChange, onLayoutChange } = props
  const isGrid = props.columns !== undefined
  const [ownSort, setOwnSort] = useState(unsorted)
  const [ownLayout, setOwnLayout] = useState(emptyLayout)
  const [menu, setMenu] = useState<{ column: GridColumn<AnyItem>; anchor: MenuAnchor; sizes: { shown: number; fit: () => number } } | null>(null)
  useSoon(headerMenuPopover, isGrid)
  const sort = isGrid ? (props.sort ?? ownSort) : unsorted
  const layout = props.layout ?? ownLayout

  const changeSort = (next: SortItem[]) => {
    if (!props.sort) setOwnSort(next)
    onSortChange?.({ sort: next })
  }
  const changeLayout = (next: GridLayout) => {
    if (!props.layout) setOwnLayout(next)
    onLayoutChange?.({ layout: next })
  }
  const drag = useHeaderDrag({ columns, layout, onLayoutChange: changeLayout, canMove: false })
  const { widths } = drag.draft ?? layout
  const table = useMemo(() => (isGrid ? tracksOf({ columns, layout: { ...emptyLayout, widths }, hasBoxes: false, hasMenus }) : null), [isGrid, columns, widths, hasMenus])
  const columnAt = (cell: number) => table?.tracks[cell]?.column

  const about = menu && { column: menu.column, columns, layout, sort, t, isFixed: true, ...menu.sizes }
  const element: ReactNode = about && (
    <LaterHeaderMenu
      about={about}
      anchor={menu.anchor}
      onClose={() => setMenu(null)}
      onResult={(result) => {
        if (result.layout) changeLayout(result.layout)
        if (result.sort) changeSort(result.sort)
      }}
    />
  )
  return {
    columns, layout, table, sort, drag, element,
    sortBy(cell: number, add: boolean) {
      const column = columnAt(cell)
      if (column && column.isSortable !== false) changeSort(nextSort(sort, column.id, add))
    },
    /** To what a column must be for what it shows; `root` is the tree's element. */
    fit(cell: number, root: Element) {
      const column = columnAt(cell)
      if (column) changeLayout(resizeColumn(layout, column.id, fitWidth(root, cell)))
    },
    /** `shown`: how wide it is drawn, since texts share what room is left. */
    resizeBy(cell: number, steps: 1 | -1, shown: number | undefined) {
      const column = columnAt(cell)
      if (column) changeLayout(resizeColumn(layout, column.id, (shown === undefined ? widthOf(column, layout) : atUsualText(shown)) + steps * resizeStep))
    },
    openMenu(cell: number, heading: Element, root: Element) {
      const column = columnAt(cell)
      const sizes = { shown: atUsualText(heading.getBoundingClientRect().width), fit: () => fitWidth(root, cell) }
      if (column) setMenu({ column, anchor: heading, sizes })
    },
  }
}

export type TreeColumns = ReturnType<typeof useTreeColumns>

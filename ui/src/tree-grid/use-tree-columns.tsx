import { useMemo, useState } from 'react'
import type { GridColumn, GridLayout, SortItem } from '../internal/columns/column-types.ts'
import { LaterHeaderMenu } from '../internal/columns/later-header-menu.tsx'
import { arranging } from '../internal/columns/later-arranging.ts'
import { emptyLayout, resizeColumn, resizeStep, widthOf } from '../internal/columns/layout.ts'
import { nextSort } from '../internal/columns/next-sort.ts'
import { sortedRows, unsorted } from '../internal/columns/sorted-rows.ts'
import { tracksOf } from '../internal/columns/tracks.ts'
import { useHeaderDrag } from '../internal/columns/use-header-drag.ts'
import { useSoon, whenThere } from '../internal/later.ts'
import { News } from '../internal/rows/news.tsx'
import type { RowsState } from '../internal/rows/rows-news.ts'
import { atUsualText } from '../internal/text-scale.ts'
import type { MenuAnchor } from '../menu/index.ts'
import { useUi } from '../theme/ui-context.ts'
import type { TreeColumns } from '../tree/tree-columns.ts'
import { hasMenus as hasMenusIn } from '../tree/tree-props.ts'
import type { AnyItem, TreeViewProps } from '../tree/tree-props.ts'
import { SortedInView } from './sorted-in-view.tsx'
import { cellsWith } from './tree-cells.tsx'
import type { ColumnProps } from './tree-grid-props.ts'
import { TreeHeader } from './tree-header.tsx'

/** The columns of a tree-grid: their strips, their order and widths, and the menus of their headings; nothing of a tree. */
export function useTreeColumns(props: ColumnProps, tree: TreeViewProps): TreeColumns {
  const { columns, onSortChange, onLayoutChange } = props
  const { t, locale, link } = useUi()
  const [ownSort, setOwnSort] = useState(unsorted)
  const [ownLayout, setOwnLayout] = useState(emptyLayout)
  const [menu, setMenu] = useState<{
    column: GridColumn<AnyItem>
    anchor: MenuAnchor
    shown: number
    fit: { root: Element; at: number }
  } | null>(null)
  useSoon(arranging)
  const sort = props.sort ?? ownSort
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
  const hasMenus = hasMenusIn(tree)
  const { tracks, width } = useMemo(
    () => tracksOf({ columns, layout: { ...emptyLayout, widths }, hasBoxes: false, hasMenus }),
    [columns, widths, hasMenus],
  )
  const cellsOf = useMemo(() => cellsWith({ tracks, locale, link }), [tracks, locale, link])
  const inOrder = useMemo(
    () => (sort.length > 0 ? (siblings: readonly AnyItem[]) => sortedRows(siblings, columns, sort, locale) : null),
    [columns, sort, locale],
  )
  // What is selected and how much was found, rows and notices tell themselves.
  const news = useMemo<RowsState>(() => ({ columns, layout, sort, count: null, selected: 0 }), [columns, layout, sort])
  const columnAt = (cell: number) => tracks[cell]?.column
  const about = menu && {
    column: menu.column,
    columns,
    layout,
    sort,
    t,
    isFixed: true,
    shown: menu.shown,
    fit: menu.fit,
  }

  return {
    tracks,
    width,
    sort,
    inOrder,
    cellsOf,
    onPointerDown: drag.onPointerDown,
    isDragEnd: drag.isDragEnd,
    headerOf: ({ keeper, activeAt }) => (
      <TreeHeader tracks={tracks} sort={sort} keeper={keeper} activeAt={activeAt} t={t} />
    ),
    besideRows: (scroll) => (
      <>
        {about && (
          <LaterHeaderMenu
            about={about}
            anchor={menu.anchor}
            onClose={() => setMenu(null)}
            onResult={(result) => {
              if (result.layout) changeLayout(result.layout)
              if (result.sort) changeSort(result.sort)
            }}
          />
        )}
        <News state={news} />
        <SortedInView sort={sort} tracks={tracks} scroll={scroll} />
      </>
    ),
    sortBy(cell, add) {
      const column = columnAt(cell)
      if (column && column.isSortable !== false) changeSort(nextSort(sort, column.id, add))
    },
    fit(cell, root) {
      const column = columnAt(cell)
      if (column)
        whenThere(arranging, ({ fitWidth }) => changeLayout(resizeColumn(layout, column.id, fitWidth(root, cell))))
    },
    resizeBy(cell, steps, shown) {
      const column = columnAt(cell)
      if (column)
        changeLayout(
          resizeColumn(
            layout,
            column.id,
            (shown === undefined ? widthOf(column, layout) : atUsualText(shown)) + steps * resizeStep,
          ),
        )
    },
    openMenu(cell, heading, root) {
      const column = columnAt(cell)
      if (column)
        setMenu({
          column,
          anchor: heading,
          shown: atUsualText(heading.getBoundingClientRect().width),
          fit: { root, at: cell },
        })
    },
  }
}

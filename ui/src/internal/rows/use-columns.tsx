import { useCallback, useId, useMemo, useRef, useState } from 'react'
import type { MenuAnchor } from '../../menu/index.ts'
import { useUi } from '../../theme/ui-context.ts'
import { useSoon, whenThere } from '../later.ts'
import type { AnyRow } from './row-source.ts'
import { atUsualText } from '../text-scale.ts'
import type { GridColumn, GridLayout, SortItem } from '../columns/column-types.ts'
import { arranging } from '../columns/later-arranging.ts'
import type { HeaderMenuOptions } from '../columns/header-menu.ts'
import { LaterHeaderMenu } from '../columns/later-header-menu.tsx'
import { emptyLayout, resizeColumn, resizeStep, widthOf } from '../columns/layout.ts'
import { nextSort } from '../columns/next-sort.ts'
import { cellsWith } from './row-cells.tsx'
import type { RowStateTexts } from './row-state.ts'
import { unsorted } from '../columns/sorted-rows.ts'
import { trackRules } from '../columns/track-rules.ts'
import { tracksOf } from '../columns/tracks.ts'
import { useHeaderDrag } from '../columns/use-header-drag.ts'

interface ColumnsOptions {
  columns: readonly GridColumn<AnyRow>[]
  sort: readonly SortItem[] | undefined
  onSortChange: ((change: { sort: SortItem[] }) => void) | undefined
  layout: GridLayout | undefined
  onLayoutChange: ((change: { layout: GridLayout }) => void) | undefined
  hasBoxes: boolean
  hasMenus: boolean
  /** The columns of a tree keep their places: they are sorted and resized only. */
  isTree: boolean
  /** Rows are cards: nothing is pinned, and cells say what they are. @default false */
  hasCards?: boolean
  stateTexts?: RowStateTexts | undefined
}

interface OpenMenu extends Pick<HeaderMenuOptions<AnyRow>, 'column' | 'shown' | 'fit'> {
  anchor: MenuAnchor
}

/** The columns of rows: their strips, order and widths, and the menus of their headings. Places are counted from 0, as drawn. */
export function useColumns(options: ColumnsOptions) {
  const {
    columns: given,
    onSortChange,
    onLayoutChange,
    hasBoxes,
    hasMenus,
    isTree,
    hasCards = false,
    stateTexts,
  } = options
  const { t, locale, link } = useUi()
  const [ownSort, setOwnSort] = useState(unsorted)
  const [ownLayout, setOwnLayout] = useState(emptyLayout)
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const root = useRef<HTMLElement | null>(null)
  const attach = useCallback((element: HTMLElement | null) => {
    root.current = element
  }, [])
  useSoon(arranging)
  // A controlled sort order needs a callback to change.
  const canSort = onSortChange !== undefined || options.sort === undefined
  const columns = useMemo(
    () => (canSort ? given : given.map((column) => ({ ...column, isSortable: false }))),
    [canSort, given],
  )
  const sort = options.sort ?? ownSort
  const layout = options.layout ?? ownLayout

  const changeSort = (next: SortItem[]) => {
    if (!options.sort) setOwnSort(next)
    onSortChange?.({ sort: next })
  }
  const changeLayout = (next: GridLayout) => {
    if (!options.layout) setOwnLayout(next)
    onLayoutChange?.({ layout: next })
  }
  const drag = useHeaderDrag({ columns, layout, onLayoutChange: changeLayout, canMove: !isTree })
  const shown = drag.draft ?? layout
  const placed = useMemo(
    () => (isTree ? { ...emptyLayout, widths: shown.widths } : hasCards ? { ...shown, pinned: [] } : shown),
    [isTree, hasCards, shown],
  )
  const { tracks, width, edges } = useMemo(
    () => tracksOf({ columns, layout: placed, hasBoxes, hasMenus }),
    [columns, placed, hasBoxes, hasMenus],
  )
  const id = useId()
  const rules = useMemo(() => trackRules(id, tracks), [id, tracks])
  const cellsOf = useMemo(
    () => cellsWith({ tracks, locale, link, t, hasCards, stateTexts }),
    [tracks, locale, link, t, hasCards, stateTexts],
  )

  const columnAt = (at: number) => tracks[at]?.column
  const headingAt = (at: number) => root.current?.querySelector(`[aria-rowindex="1"] > [aria-colindex="${at + 1}"]`)
  /** How wide a column is drawn, in px of usual text: texts share the room that is left. */
  const shownWidth = (at: number) => {
    const heading = headingAt(at)
    return heading ? atUsualText(heading.getBoundingClientRect().width) : undefined
  }

  return {
    columns,
    tracks,
    /** Of the strips, for the cells of the element that is told `id` by `data-columns`. */
    rules,
    id,
    count: tracks.length,
    width,
    edges,
    layout,
    sort,
    cellsOf,
    columnAt,
    isColumn: (at: number) => columnAt(at) !== undefined,
    kindAt: (at: number) => tracks[at]?.kind,
    /** Where a dragged column would be put. */
    drop: drag.drop,
    onPointerDown: drag.onPointerDown,
    /** True for the click that ends a drag. */
    isDragEnd: drag.isDragEnd,
    /** Called with the element of the rows. */
    attach,
    sortBy(at: number, add: boolean) {
      const column = columnAt(at)
      if (column && column.isSortable !== false) changeSort(nextSort(sort, column.id, add))
    },
    resizeBy(at: number, steps: 1 | -1) {
      const column = columnAt(at)
      if (column)
        changeLayout(resizeColumn(layout, column.id, (shownWidth(at) ?? widthOf(column, layout)) + steps * resizeStep))
    },
    /** One place further, or back; false where columns keep their places. */
    moveBy(at: number, step: 1 | -1): boolean {
      const column = columnAt(at)
      if (column && !isTree)
        whenThere(arranging, ({ stepColumn }) => changeLayout(stepColumn({ column, columns, layout }, step)))
      return !isTree
    },
    /** Makes a column as wide as its texts. */
    fit(at: number) {
      const column = columnAt(at)
      const { current } = root
      if (column && current)
        whenThere(arranging, ({ fitWidth }) => changeLayout(resizeColumn(layout, column.id, fitWidth(current, at))))
    },
    /** False where there is no column, and so no menu. */
    openMenu(at: number, anchor?: MenuAnchor): boolean {
      const [column, place, element] = [columnAt(at), anchor ?? headingAt(at), root.current]
      if (!column || !place || !element) return false
      setMenu({ column, anchor: place, shown: shownWidth(at), fit: { root: element, at } })
      return true
    },
    /** The menu of a heading, while it is open. */
    menu: menu && (
      <LaterHeaderMenu
        about={{ ...menu, columns, layout, sort, t, isFixed: isTree }}
        anchor={menu.anchor}
        onOpenChange={() => setMenu(null)}
        onResult={(result) => {
          if (result.layout) changeLayout(result.layout)
          if (result.sort) changeSort(result.sort)
        }}
      />
    ),
  }
}

export type Columns = ReturnType<typeof useColumns>

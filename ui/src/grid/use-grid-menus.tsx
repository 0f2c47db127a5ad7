import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSoon } from '../internal/later.ts'
import { LaterMenu, menuPopover } from '../menu/later-menu.tsx'
import type { MenuAnchor, MenuItem } from '../menu/index.ts'
import type { Translate } from '../messages/index.ts'
import type { GridProps } from './grid-props.ts'
import type { GridLayout, SortItem } from '../internal/columns/column-types.ts'
import type { AnyRow } from './grid-view.ts'
import type { HeaderMenuOptions } from '../internal/columns/header-menu.ts'
import { arranging } from '../internal/columns/later-arranging.ts'
import { LaterHeaderMenu } from '../internal/columns/later-header-menu.tsx'

/** Of a heading, or of a row. */
type OpenMenu =
  | { anchor: MenuAnchor; about: HeaderMenuOptions<AnyRow> }
  | { anchor: MenuAnchor; about?: undefined; items: readonly MenuItem[]; choose: (id: string) => void }

export interface GridMenusOptions extends Pick<GridProps<AnyRow>, 'rows' | 'columns' | 'rowMenu' | 'onRowAction'> {
  layout: GridLayout
  sort: readonly SortItem[]
  t: Translate
  /** How wide a column is drawn, in px, and where its cells are. */
  shownWidth: (column: string) => number | undefined
  cellsOf: (column: string) => HeaderMenuOptions<AnyRow>['fit']
  onLayoutChange: (layout: GridLayout) => void
  onSortChange: (sort: SortItem[]) => void
}

/** The menus of rows and headers, one open at a time. */
export function useGridMenus(options: GridMenusOptions) {
  const { rows, columns, layout, sort, t, shownWidth, cellsOf, rowMenu, onRowAction } = options
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  useSoon(arranging)
  useSoon(menuPopover, rowMenu !== undefined)

  const headerMenu = (columnId: string, anchor: MenuAnchor) => {
    const column = columns.find(({ id }) => id === columnId)
    if (!column) return
    setMenu({
      anchor,
      about: { column, columns, layout, sort, t, shown: shownWidth(columnId), fit: cellsOf(columnId) },
    })
  }

  const openRowMenu = (index: number, anchor: MenuAnchor) => {
    const row = rows[index]
    const items = row && rowMenu?.(row)
    if (!row || !items || items.length === 0) return
    setMenu({ anchor, items, choose: (id) => onRowAction?.({ id, row }) })
  }

  const onClose = () => setMenu(null)
  const element: ReactNode =
    menu &&
    (menu.about ? (
      <LaterHeaderMenu
        about={menu.about}
        anchor={menu.anchor}
        onClose={onClose}
        onResult={(result) => {
          if (result.layout) options.onLayoutChange(result.layout)
          if (result.sort) options.onSortChange(result.sort)
        }}
      />
    ) : (
      <LaterMenu
        isOpen
        anchor={menu.anchor}
        label={t('grid.actions')}
        items={menu.items}
        onClose={onClose}
        onAction={({ id }) => menu.choose(id)}
      />
    ))
  return { element, headerMenu, openRowMenu }
}

import { useState } from 'react'
import type { ReactNode } from 'react'
import { MenuPopover } from '../menu/index.ts'
import type { MenuAnchor, MenuItem } from '../menu/index.ts'
import type { Translate } from '../messages/index.ts'
import type { GridProps } from './grid-props.ts'
import type { GridLayout, SortItem } from '../internal/columns/column-types.ts'
import type { AnyRow } from './grid-view.ts'
import { headerMenuItems, headerMenuResult } from '../internal/columns/header-menu.ts'
import type { HeaderMenuOptions } from '../internal/columns/header-menu.ts'

interface OpenMenu {
  anchor: MenuAnchor
  label: string
  items: readonly MenuItem[]
  choose: (id: string) => void
}

export interface GridMenusOptions extends Pick<GridProps<AnyRow>, 'rows' | 'columns' | 'rowMenu' | 'onRowAction'> {
  layout: GridLayout
  sort: readonly SortItem[]
  t: Translate
  /** How wide a column is drawn, and how wide it must be for what it shows, in px. */
  shownWidth: (column: string) => number | undefined
  fit: (column: string) => number
  onLayoutChange: (layout: GridLayout) => void
  onSortChange: (sort: SortItem[]) => void
}

/** The menus of rows and headers, one open at a time. */
export function useGridMenus(options: GridMenusOptions) {
  const { rows, columns, layout, sort, t, shownWidth, fit, rowMenu, onRowAction } = options
  const [menu, setMenu] = useState<OpenMenu | null>(null)

  const headerMenu = (columnId: string, anchor: MenuAnchor) => {
    const column = columns.find(({ id }) => id === columnId)
    if (!column) return
    const about: HeaderMenuOptions<AnyRow> = { column, columns, layout, sort, t, shown: shownWidth(columnId), fit: () => fit(columnId) }
    const choose = (id: string) => {
      const result = headerMenuResult(about, id)
      if (result.layout) options.onLayoutChange(result.layout)
      if (result.sort) options.onSortChange(result.sort)
    }
    setMenu({ anchor, label: t('grid.columnMenu', { name: column.text }), items: headerMenuItems(about), choose })
  }

  const openRowMenu = (index: number, anchor: MenuAnchor) => {
    const row = rows[index]
    const items = row && rowMenu?.(row)
    if (!row || !items || items.length === 0) return
    setMenu({ anchor, label: t('grid.actions'), items, choose: (id) => onRowAction?.({ id, row }) })
  }

  const element: ReactNode = menu && (
    <MenuPopover isOpen anchor={menu.anchor} label={menu.label} items={menu.items} onClose={() => setMenu(null)} onAction={({ id }) => menu.choose(id)} />
  )
  return { element, headerMenu, openRowMenu }
}

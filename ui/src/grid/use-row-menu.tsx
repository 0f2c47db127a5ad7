import { useState } from 'react'
import { useSoon } from '../internal/later.ts'
import type { AnyRow, RowSource } from '../internal/rows/row-source.ts'
import type { MenuAnchor, MenuItem } from '../menu/index.ts'
import { LaterMenu, menuPopover } from '../menu/later-menu.tsx'
import { useUi } from '../theme/ui-context.ts'
import type { GridProps } from './grid-props.ts'

interface OpenMenu {
  anchor: MenuAnchor
  row: AnyRow
  items: readonly MenuItem[]
}

/** The menu of a row, one open at a time. */
export function useRowMenu(
  { rowMenu, onRowAction }: Pick<GridProps<AnyRow>, 'rowMenu' | 'onRowAction'>,
  { itemAt }: Pick<RowSource, 'itemAt'>,
) {
  const { t } = useUi()
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  useSoon(menuPopover, rowMenu !== undefined)
  return {
    /** False where the row has no entries. */
    openRowMenu(at: number, anchor: MenuAnchor): boolean {
      const row = itemAt(at)
      const items = row && rowMenu?.(row)
      if (!items || items.length === 0) return false
      setMenu({ anchor, row, items })
      return true
    },
    element: menu && (
      <LaterMenu
        isOpen
        anchor={menu.anchor}
        label={t('grid.actions')}
        items={menu.items}
        onOpenChange={() => setMenu(null)}
        onAction={({ id }) => onRowAction?.({ id, row: menu.row })}
      />
    ),
  }
}

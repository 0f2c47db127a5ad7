import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSoon } from '../internal/later.ts'
import { LaterMenu, menuPopover } from '../menu/later-menu.tsx'
import type { MenuAnchor, MenuItem } from '../menu/index.ts'
import type { Translate } from '../messages/index.ts'
import type { TreeIndex } from './tree-index.ts'
import type { AnyItem, TreeViewProps } from './tree-props.ts'
import type { TreeMoves } from './use-tree-moves.ts'

interface OpenMenu {
  anchor: MenuAnchor
  at: number
}

export interface TreeMenuOptions extends Pick<TreeViewProps, 'itemMenu' | 'onItemAction' | 'onRowAction'> {
  index: TreeIndex<AnyItem>
  textOf: (item: AnyItem) => string
  moves: TreeMoves
  t: Translate
}

const prefix = 'ui-tree:'

/** The menu of an item: what the product offers, and the ways to move it. */
export function useTreeMenu({ index, textOf, moves, itemMenu, onItemAction, onRowAction, t }: TreeMenuOptions) {
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  useSoon(menuPopover, moves.canBeMoved || itemMenu !== undefined)
  const item = menu && index.items[menu.at]

  const moveItems: MenuItem[] = moves.canBeMoved
    ? [
        { id: `${prefix}cut`, text: t('tree.cut'), shortcut: 'Ctrl+X' },
        { id: `${prefix}paste`, text: t('tree.paste'), shortcut: 'Ctrl+V', isDisabled: moves.cut.size === 0 },
        { id: `${prefix}move`, text: t('tree.moveTo'), icon: ArrowRight },
      ]
    : []
  const own = item ? (itemMenu?.(item) ?? []) : []
  const items: MenuItem[] = own.length > 0 && moveItems.length > 0 ? [...own, { id: `${prefix}line`, separator: true }, ...moveItems] : [...own, ...moveItems]

  const choose = (id: string) => {
    if (!menu || !item) return
    if (id === `${prefix}cut`) moves.cutFrom(menu.at)
    else if (id === `${prefix}paste`) moves.pasteAt(menu.at)
    else if (id === `${prefix}move`) moves.askWhere(menu.at)
    else {
      onItemAction?.({ id, item, row: item })
      onRowAction?.({ id, row: item })
    }
  }

  const element: ReactNode = menu && item && items.length > 0 && (
    <LaterMenu
      isOpen
      anchor={menu.anchor}
      label={t('tree.itemActions', { name: textOf(item) })}
      items={items}
      onClose={() => setMenu(null)}
      onAction={({ id }) => choose(id)}
    />
  )
  return { element, openMenu: (at: number, anchor: MenuAnchor) => setMenu({ at, anchor }) }
}

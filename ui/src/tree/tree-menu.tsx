import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import type { MenuItem } from '../menu/index.ts'
import { MenuPopover } from '../menu/menu-popover.tsx'
import type { TreeMenuProps } from './use-tree-menu.tsx'

const prefix = 'ui-tree:'

/** The menu of an item: the entries of the caller, and the ways to move it. */
export function TreeMenu({
  item,
  at,
  anchor,
  onClose,
  textOf,
  moves,
  rowMenu,
  onRowAction,
  isLine = false,
  t,
}: TreeMenuProps) {
  const moveItems: MenuItem[] = moves.canBeMoved
    ? [
        ...(moves.tools.isSorted
          ? []
          : [
              { id: `${prefix}up`, text: t('tree.up'), icon: ArrowUp, shortcut: 'Alt+Shift+↑' },
              { id: `${prefix}down`, text: t('tree.down'), icon: ArrowDown, shortcut: 'Alt+Shift+↓' },
            ]),
        ...(isLine
          ? []
          : [
              { id: `${prefix}cut`, text: t('tree.cut'), shortcut: 'Ctrl+X' },
              { id: `${prefix}paste`, text: t('tree.paste'), shortcut: 'Ctrl+V', isDisabled: moves.cut.size === 0 },
            ]),
        { id: `${prefix}move`, text: t('tree.moveTo'), icon: ArrowRight },
      ]
    : []
  const own = rowMenu?.(item) ?? []
  const items: MenuItem[] =
    own.length > 0 && moveItems.length > 0
      ? [...own, { id: `${prefix}line`, kind: 'separator' }, ...moveItems]
      : [...own, ...moveItems]
  if (items.length === 0) return null

  const choose = (id: string) => {
    if (id === `${prefix}up` || id === `${prefix}down`) moves.reorder(at, id === `${prefix}up` ? -1 : 1)
    else if (id === `${prefix}cut`) moves.cutFrom(at)
    else if (id === `${prefix}paste`) moves.pasteAt(at)
    else if (id === `${prefix}move`) moves.askWhere(at)
    else onRowAction?.({ id, row: item })
  }
  return (
    <MenuPopover
      isOpen
      anchor={anchor}
      label={t('tree.itemActions', { name: textOf(item) })}
      items={items}
      onOpenChange={onClose}
      onAction={({ id }) => choose(id)}
    />
  )
}

import { useState } from 'react'
import { later, useSoon } from '../internal/later.ts'
import { LaterPart } from '../internal/later-part/later-part.tsx'
import type { MenuAnchor } from '../menu/index.ts'
import type { Translate } from '../messages/index.ts'
import { findKey, keyAt } from './tree-index.ts'
import type { TreeIndex } from './tree-index.ts'
import type { AnyItem, TreeViewProps } from './tree-props.ts'
import type { TreeMoves } from './use-tree-moves.ts'

interface OpenMenu {
  anchor: MenuAnchor
  /** Of the item: its place may change while the menu is open. */
  key: string
}

interface TreeMenuOptions extends Pick<TreeViewProps, 'rowMenu' | 'onRowAction' | 'isLine'> {
  index: TreeIndex<AnyItem>
  textOf: (item: AnyItem) => string
  moves: TreeMoves
  t: Translate
}

export interface TreeMenuProps extends Omit<TreeMenuOptions, 'index'> {
  anchor: MenuAnchor
  item: AnyItem
  at: number
  onClose: () => void
}

const part = later(() => import('./tree-menu.tsx'))

/** The menu of an item, fetched with its drawings when one is opened. */
export function useTreeMenu({ index, ...options }: TreeMenuOptions) {
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  useSoon(part, options.moves.canBeMoved || options.rowMenu !== undefined)
  const at = menu ? findKey(index, menu.key) : -1
  const item = index.items[at]
  // The item is gone, and its menu with it.
  if (menu && !item) setMenu(null)
  return {
    element: menu && item && (
      <LaterPart part={part} isUnseen>
        {({ TreeMenu }) => (
          <TreeMenu {...options} anchor={menu.anchor} item={item} at={at} onClose={() => setMenu(null)} />
        )}
      </LaterPart>
    ),
    /** False where the item has no entries. */
    openMenu(node: number, anchor: MenuAnchor): boolean {
      const of = index.items[node]
      const hasEntries = options.moves.canBeMoved || (of !== undefined && (options.rowMenu?.(of) ?? []).length > 0)
      if (hasEntries) setMenu({ key: keyAt(index, node), anchor })
      return hasEntries
    },
  }
}

import { useState } from 'react'
import { later, useSoon } from '../internal/later.ts'
import { LaterPart } from '../internal/later-part/later-part.tsx'
import type { MenuAnchor } from '../menu/index.ts'
import type { Translate } from '../messages/index.ts'
import type { TreeIndex } from './tree-index.ts'
import type { AnyItem, TreeViewProps } from './tree-props.ts'
import type { TreeMoves } from './use-tree-moves.ts'

interface OpenMenu {
  anchor: MenuAnchor
  at: number
}

interface TreeMenuOptions extends Pick<TreeViewProps, 'rowMenu' | 'onRowAction' | 'isLine'> {
  index: TreeIndex<AnyItem>
  textOf: (item: AnyItem) => string
  moves: TreeMoves
  t: Translate
}

export interface TreeMenuProps extends Omit<TreeMenuOptions, 'index'>, OpenMenu {
  item: AnyItem
  onClose: () => void
}

const part = later(() => import('./tree-menu.tsx'))

/** The menu of an item, fetched with its drawings when one is opened. */
export function useTreeMenu({ index, ...options }: TreeMenuOptions) {
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  useSoon(part, options.moves.canBeMoved || options.rowMenu !== undefined)
  const item = menu && index.items[menu.at]
  return {
    element: menu && item && (
      <LaterPart part={part} isUnseen>
        {({ TreeMenu }) => <TreeMenu {...options} {...menu} item={item} onClose={() => setMenu(null)} />}
      </LaterPart>
    ),
    openMenu: (at: number, anchor: MenuAnchor) => setMenu({ at, anchor }),
  }
}

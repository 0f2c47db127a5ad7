import type { MenuType } from '@ronde/contracts/menu'
import type { RefAction } from '@ronde/contracts/actions'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { type Text } from '../locales/intl.ts'
import { useText } from '../locales/use-text.ts'
import type { MenuEntry } from '../navigation/menu-entry.ts'
import { $menus, menuOf } from '../navigation/menus.ts'

/** A menu entry as a screen offers it. */
export interface OfferedAction {
  id: string
  action: RefAction | null
  text: string
  icon: string | null
  entry: MenuEntry
}

/** The label of a menu entry: the server's in French; in another language the console's own for what it knows. */
export const entryLabel = ({ label, refAction, refRoute }: Pick<MenuEntry, 'label' | 'refAction' | 'refRoute'>, text: Text): string =>
  text.locale === 'fr' && label
    ? label
    : text.first([...(refAction ? [`action.${refAction}`] : []), ...(refRoute ? [`view.${refRoute}`] : []), `menu.${label}`], label)

/** What the server's menus offer on a view, in their order. */
export function useOffered(view: string, type: MenuType): readonly OfferedAction[] {
  const menus = useUnit($menus)
  const text = useText()
  return useMemo(
    () =>
      menuOf(menus, view, type).map((entry) => ({
        id: entry.id,
        action: entry.refAction,
        text: entryLabel(entry, text),
        icon: entry.icon,
        entry,
      })),
    [menus, view, type, text],
  )
}

import type { MenuType } from '@ronde/contracts/menu'
import { isRefAction, type RefAction } from '@ronde/contracts/actions'
import { buttons, views } from '@ronde/contracts/titles'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { type Text } from '../locales/intl.ts'
import { useText } from '../locales/use-text.ts'
import type { MenuEntry } from './menu-entry.ts'
import { pathOfView } from './menu-places.ts'
import { $menus, menuOf } from './menus.ts'

/** A menu entry as a screen offers it. */
export interface OfferedAction {
  id: string
  action: RefAction | null
  text: string
  icon: string | null
  entry: MenuEntry
}

type Labelled = Pick<MenuEntry, 'label' | 'refAction' | 'refRoute'>

/** Whether a label is the French title of the action or view it stands for: one that an administrator wrote is shown as it is. */
const isTitle = ({ label, refAction, refRoute }: Labelled): boolean =>
  label === '' || label === (refAction ? buttons[refAction].lb : views.find(({ ref }) => ref === refRoute)?.label)

/** The label of a menu entry: the server's, in French; in other languages the console's own for the titles it knows. */
export function entryLabel(entry: Labelled, text: Text): string {
  const { label, refAction, refRoute } = entry
  if (text.locale === 'fr' && label) return label
  const titles = isTitle(entry)
    ? [...(refAction ? [`action.${refAction}`] : []), ...(refRoute ? [`view.${refRoute}`] : [])]
    : []
  return text.first([...titles, `menu.${label}`], label)
}

/** The same for a record of the administration, whose action may be unknown to the console. */
export const recordLabel = (
  label: string,
  { refAction = null, refRoute = null }: { refAction?: string | null; refRoute?: string | null },
  text: Text,
): string => entryLabel({ label, refAction: isRefAction(refAction) ? refAction : null, refRoute }, text)

/** The address of a view; null where the menus do not have it. */
export function usePathOf(view: string): string | null {
  const path = pathOfView(view, useUnit($menus))
  return path === '/' ? null : path
}

/** Entries of the server's menus on a view, in their order. */
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

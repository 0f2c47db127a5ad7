import { isRefAction } from '@ronde/contracts/actions'
import type { MenuRecord } from '@ronde/contracts/services/Core/SysMenu'
import type { Text } from '../../../../locales/intl.ts'
import type { MenuBook, MenuEntry } from '../../../../navigation/menu-entry.ts'
import { entryLabel } from '../../../../navigation/offered.ts'

/** The shown fields of a menu entry. */
export interface PreviewEntry extends Pick<MenuEntry, 'label' | 'icon' | 'refAction' | 'refRoute'> {
  readonly items: readonly PreviewEntry[]
}

/** The menus of a group, by their reference: `AffAffAffaireList.TitleActionMenu`. */
export type PreviewBook = ReadonlyMap<string, readonly PreviewEntry[]>

interface Seeing {
  /** Whether the group is given an entry. */
  isSeen: (id: number) => boolean
  /** Whether an action is active: an inactive one shows in no menu. */
  isActive: (refAction: string) => boolean
  refMenuOf: (menu: MenuRecord) => string
}

/** The menus of a group with these entries: an entry below a hidden one is hidden too. */
export function previewOf(menus: readonly MenuRecord[], { isSeen, isActive, refMenuOf }: Seeing): PreviewBook {
  const shown = (some: readonly MenuRecord[]): PreviewEntry[] =>
    some
      .filter(({ id, refAction }) => isSeen(id) && (!refAction || isActive(refAction)))
      .map(({ name, icon, refAction, refRoute, children }) => ({
        label: name,
        icon: icon ?? null,
        refAction: isRefAction(refAction) ? refAction : null,
        refRoute,
        items: shown(children),
      }))
  return new Map([...Map.groupBy(menus, refMenuOf)].map(([refMenu, some]) => [refMenu, shown(some)]))
}

/** The preview as the menus of a user of the group; an entry leads to the view of its route. */
export function bookOf(preview: PreviewBook): MenuBook {
  const entryOf = ({ label, icon, refAction, refRoute, items }: PreviewEntry): MenuEntry => ({
    id: label,
    label,
    icon,
    path: refRoute && `/${refRoute}`,
    param: null,
    refRoute,
    refRouteParent: null,
    component: refRoute,
    requiresAuth: true,
    refAction,
    items: items.map(entryOf),
  })
  return new Map([...preview].map(([refMenu, entries]) => [refMenu, entries.map(entryOf)]))
}

/** Every screen that has buttons before or after, with the entries of each of its menus, as text. */
export function buttonsOf(
  before: PreviewBook,
  after: PreviewBook,
  text: Text,
): { view: string; before: string[]; after: string[] }[] {
  const refMenus = [...new Set([...before.keys(), ...after.keys()])].filter((refMenu) => !refMenu.startsWith('App.'))
  const views = Map.groupBy(refMenus, (refMenu) => refMenu.slice(0, refMenu.indexOf('.')))
  const said = (book: PreviewBook, some: readonly string[]) =>
    some.flatMap((refMenu) =>
      (book.get(refMenu) ?? []).map((entry) =>
        text('preview.button', {
          menu: text.of(`code.${refMenu.slice(refMenu.indexOf('.') + 1)}`, refMenu),
          button: entryLabel(entry, text),
        }),
      ),
    )
  return [...views]
    .map(([view, some]) => ({ view, before: said(before, some), after: said(after, some) }))
    .filter((one) => one.before.length + one.after.length > 0)
}

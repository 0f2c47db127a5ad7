import type { Text } from '../locales/intl.ts'
import { entryLabel } from '../navigation/offered.ts'
import type { MenuBook, MenuEntry } from '../navigation/menu-entry.ts'
import { menuOf } from '../navigation/menus.ts'
import type { ViewRoute } from '../navigation/menus-to-routes.ts'
import { addressFrom } from '../navigation/params.ts'
import { paths } from '../navigation/paths.ts'
import { userEntries } from './user-menu.ts'

/** A screen that can be opened from anywhere. */
export interface Destination {
  /** Address with its query; unique among destinations. */
  href: string
  /** The server's route name; null where it gives none. */
  refRoute: string | null
  /** The server's label, the same in every language. */
  label: string
  text: string
  icon: string
  /** Labels of the menus it is in, outermost first. */
  parents: readonly string[]
}

const destinationOf = (entry: MenuEntry, parents: readonly string[], text: Text): Destination => ({
  href: addressFrom(entry, {}),
  refRoute: entry.refRoute,
  label: entry.label,
  text: entryLabel(entry, text),
  icon: entry.icon ?? 'folder',
  parents,
})

const within = (entry: MenuEntry, parents: readonly string[], text: Text): Destination[] => [
  ...(entry.path ? [destinationOf(entry, parents, text)] : []),
  ...entry.items.flatMap((child) => within(child, [...parents, entryLabel(entry, text)], text)),
]

/** Every screen the server's application menu and the user menu lead to, each address once, in the menus' order. */
export function destinationsOf(menus: MenuBook, routes: readonly ViewRoute[], text: Text): Destination[] {
  const entries = [...menuOf(menus, 'App', 'AppMenu', 'Menu'), ...userEntries(menus, routes)]
  const byHref = new Map<string, Destination>()
  for (const found of entries.flatMap((entry) => within(entry, [], text)))
    if (!byHref.has(found.href)) byHref.set(found.href, found)
  return [...byHref.values()]
}

/** The home, which is reachable whatever the menus contain. */
export const homeDestination = (text: Text): Destination => ({
  href: paths.home,
  refRoute: null,
  label: 'Accueil',
  text: text('view.home'),
  icon: 'house',
  parents: [],
})

import { allEntries, type MenuBook, type MenuEntry } from './menu-entry.ts'

const named = (path: string | null): string => (path ?? '').replaceAll('/', '')

/** The address of a view, as the menus give it. */
export const pathOfView = (view: string, menus: MenuBook): string =>
  allEntries(menus).find(({ path }) => named(path) === view)?.path ?? '/'

/** The home that a view is nested in, by the menus. */
const parentOf = (view: string, menus: MenuBook): string | null =>
  allEntries(menus).find(({ path, refRouteParent }) => named(path) === view && refRouteParent !== null)
    ?.refRouteParent ?? null

/** The list whose rows open a record's screen, or the screen that one stands in, as the drawer names it. */
export function listOf(view: string, menus: MenuBook): MenuEntry | undefined {
  const home = parentOf(view, menus) ?? view
  const opening = [...menus].flatMap(([menu, entries]) =>
    menu.endsWith('.ItemMenu') && entries.some(({ path }) => named(path) === home)
      ? [menu.slice(0, menu.indexOf('.'))]
      : [],
  )
  return allEntries(menus).find(
    ({ path, refRouteParent }) => path !== null && refRouteParent !== home && opening.includes(named(path)),
  )
}

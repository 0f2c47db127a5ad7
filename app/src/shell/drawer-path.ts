import { flatRoutes } from '../navigation/flat-routes.ts'
import type { MenuBook } from '../navigation/menu-entry.ts'
import type { ViewRoute } from '../navigation/menus-to-routes.ts'

/** An address, its query with the question mark. */
interface Address {
  path: string
  query: string
}

/** The list whose rows open the home at this path, and the parameters they pass to it. */
function openerOf(
  home: string,
  menus: MenuBook,
  routes: readonly ViewRoute[],
): { path: string; params: readonly string[] } | null {
  for (const [name, entries] of menus) {
    const [view, menu] = name.split('.')
    const entry = menu === 'ItemMenu' ? entries.find(({ path }) => path === home) : undefined
    const list = entry && flatRoutes(routes).find((route) => route.view === view)
    if (list) return { path: list.path, params: (entry.param ?? '').split(';').filter(Boolean) }
  }
  return null
}

/** Path of the entry that the drawer marks: for a record and the lists nested in it, that of the list it was opened from; else the path itself. */
export function drawerPath({ path, query }: Address, menus: MenuBook, routes: readonly ViewRoute[]): string {
  const home = routes.find((route) => route.path === path || route.children.some((child) => child.path === path))
  const opener = home ? openerOf(home.path, menus, routes) : null
  const given = new URLSearchParams(query)
  return opener?.params.every((name) => given.has(name)) ? opener.path : path
}

import type { Connection } from '../../database/database.ts'
import { refMenuOf } from '../Core/menu-types.ts'

interface MenuItem {
  lbMenu: string
  icon: string | null
  path: string | null
  param: string | null
  refRoute: string | null
  refRouteParent: string | null
  component: string | null
  requiresAuth: boolean
  refAction: string | null
  children: MenuItem[]
}

const rowsOf = (db: Connection, idGroupe: number) =>
  db
    .selectFrom('groupeMenu')
    .innerJoin('menu', 'menu.idMenu', 'groupeMenu.idMenu')
    .leftJoin('route', 'route.ref', 'menu.refRoute')
    .leftJoin('route as anchor', 'anchor.ref', 'menu.routeEncrageMenu')
    .leftJoin('action', 'action.refAction', 'menu.refAction')
    .where('groupeMenu.idGroupe', '=', idGroupe)
    // An inactive action leaves every menu.
    .where((eb) => eb.or([eb('menu.refAction', 'is', null), eb('action.isActive', '=', true)]))
    .orderBy('menu.ordre')
    .orderBy('menu.idMenu')
    .select([
      'menu.idMenu',
      'menu.name',
      'menu.idTypeMenu',
      'menu.routeEncrageMenu',
      'menu.idParent',
      'menu.icon',
      'menu.param',
      'menu.refAction',
      'route.ref as refRoute',
      'route.path',
      'route.refParent',
      'route.component',
      'route.requiresAuth',
      'anchor.path as anchorPath',
      'anchor.component as anchorComponent',
    ])
    .execute()

/** The view that a route opens; undefined for one that opens none. */
export const viewOfRoute = ({
  path,
  component,
}: {
  path: string | null
  component: string | null
}): string | undefined => component || path?.replaceAll('/', '') || undefined

/** The menus of a group: one tree per place and type. Children of an unseen entry are unseen. */
export async function menusOf(db: Connection, idGroupe: number) {
  const rows = await rowsOf(db, idGroupe)
  const items = new Map<number, MenuItem>(
    rows.map((row) => [
      row.idMenu,
      {
        lbMenu: row.name,
        icon: row.icon,
        path: row.path,
        param: row.param,
        refRoute: row.refRoute,
        refRouteParent: row.refParent,
        component: row.component,
        requiresAuth: row.requiresAuth !== false,
        refAction: row.refAction,
        children: [],
      },
    ]),
  )
  const menus = new Map<string, MenuItem[]>()
  for (const { idMenu, idParent, idTypeMenu, ...row } of rows) {
    const item = items.get(idMenu)
    if (!item) continue
    if (idParent !== null) {
      items.get(idParent)?.children.push(item)
      continue
    }
    // By the view that shows it, as the anchor route may have been renamed.
    const view = viewOfRoute({ path: row.anchorPath, component: row.anchorComponent })
    const refMenu = refMenuOf({ routeEncrageMenu: view ?? row.routeEncrageMenu, idTypeMenu })
    menus.set(refMenu, [...(menus.get(refMenu) ?? []), item])
  }
  return [...menus].map(([refMenu, menuItems]) => ({ refMenu, menuItems }))
}

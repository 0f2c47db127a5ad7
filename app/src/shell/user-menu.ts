import type { MenuBook, MenuEntry } from '../navigation/menu-entry.ts'
import { menuOf } from '../navigation/menus.ts'
import type { ViewRoute } from '../navigation/menus-to-routes.ts'

const profile = 'AdmUsrUserProfil'

const blank: Omit<MenuEntry, 'id'> = {
  label: '',
  icon: null,
  path: null,
  param: null,
  refRoute: null,
  refRouteParent: null,
  component: null,
  requiresAuth: true,
  refAction: null,
  items: [],
}

const pathOf = (view: string, routes: readonly ViewRoute[]): string | null => {
  for (const route of routes) {
    const path = route.view === view ? route.path : pathOf(view, route.children)
    if (path !== null) return path
  }
  return null
}

/**
 * The entries of the user menu: the server's, and the profile and signing out where the server leaves them out
 * (they stay reachable). An added entry has the console's label.
 */
export function userEntries(menus: MenuBook, routes: readonly ViewRoute[]): readonly MenuEntry[] {
  const given = menuOf(menus, 'App', 'AppUserMenu', 'UserMenu')
  const path = pathOf(profile, routes)
  const hasProfile = path === null || given.some((entry) => entry.path === path)
  const hasSignOut = given.some(({ refAction }) => refAction === 'Deconnexion')
  return [
    ...(hasProfile ? [] : [{ ...blank, id: 'profile', icon: 'user', path, refRoute: profile }]),
    ...given,
    ...(hasSignOut ? [] : [{ ...blank, id: 'logout', icon: 'log-out', refAction: 'Deconnexion' as const }]),
  ]
}

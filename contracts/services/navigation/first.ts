import { menuTypes } from '../menu.ts'
import { buttons } from './buttons.ts'
import { type Entry, home, placedMenus } from './menus.ts'
import { views } from './views.ts'

// The routes, actions and menus of a new database, as its records have them.

const area = (ref: string) => ({ module: ref.slice(0, 3), schema: ref.slice(0, 3) })

const plainRoute = { isMenu: true, requiresAuth: true, hasResource: false }

/** One route for each view of the console, and that of its home. */
export const firstRoutes = [
  // The home is a page of the console.
  {
    ...plainRoute,
    ref: home.ref,
    label: home.label,
    module: 'App',
    schema: 'App',
    path: home.path,
    parameters: null,
    refParent: null,
    component: null,
    isVirtuel: true,
  },
  ...views.map(({ ref, label, path, parameters, parent }) => ({
    ...plainRoute,
    ...area(ref),
    ref,
    label,
    path,
    parameters: parameters ?? null,
    refParent: parent ?? null,
    component: ref,
    isVirtuel: false,
  })),
]

const plainAction = {
  module: 'App',
  schema: 'App',
  parameters: null,
  refRouteParent: null,
  isMenu: true,
  isActive: true,
  isVirtuel: false,
  hasResource: false,
}

/** One action for each kind of button. */
export const firstActions = Object.entries(buttons).map(([refAction, { lb }]) => ({
  ...plainAction,
  refAction,
  label: lb,
}))

/** An entry as MenuRecord names its fields, with what hangs below it. */
const recordOf = ({ lb, icon, to, param, action, for: audience, children = [] }: Entry): object => ({
  name: lb,
  icon,
  refRoute: to ?? null,
  refAction: action ?? null,
  param: param ?? null,
  idGroupeList: audience === 'all' ? [1, 2] : [1],
  children: children.map(recordOf),
})

/** The menus, each with its entries in their order. */
export const firstMenus = () =>
  placedMenus().map(({ view, type, entries }) => ({
    refMenu: `${view}.${type}`,
    routeEncrageMenu: view,
    idTypeMenu: menuTypes.indexOf(type) + 1,
    entries: entries.map(recordOf),
  }))

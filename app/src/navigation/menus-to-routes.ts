import { paths } from './paths.ts'
import { allEntries, type MenuBook, type MenuEntry, type Problem } from './menu-entry.ts'

/** Names of the views there are: the name is the path without its slashes. */
export type ViewNames = ReadonlySet<string>

/** A route as the menus ask for it, before it becomes the router's. */
export interface ViewRoute {
  /** The server's route name. */
  id: string
  path: string
  view: string
  requiresAuth: boolean
  children: ViewRoute[]
}

export interface RoutesReading {
  routes: ViewRoute[]
  problems: Problem[]
}

/** Addresses that are always there (specification section 2): a menu may link to them, not claim them. */
const alwaysPresent = new Set<string>([...Object.values(paths), '/Core/Sys/NotFound'])

interface Wanted extends ViewRoute {
  parent: string | null
}

/** One route may stand in several menus, not all of which name its parent or component: they are one by their route name. */
function wantedRoutes(entries: readonly MenuEntry[], views: ViewNames, problems: Problem[]): Wanted[] {
  const byId = new Map<string, Wanted>()
  const pathOwner = new Map<string, string>()
  for (const { path, refRoute, refRouteParent, component, requiresAuth } of entries) {
    if (!path || !refRoute || alwaysPresent.has(path)) continue
    const known = byId.get(refRoute)
    if (known) {
      known.parent ??= refRouteParent
      continue
    }
    const view = component ?? path.replaceAll('/', '')
    const owner = pathOwner.get(path)
    if (!views.has(view)) problems.push({ kind: 'unknownComponent', name: view })
    else if (owner !== undefined) problems.push({ kind: 'pathCollision', name: `${refRoute} (${path}: ${owner})` })
    else {
      pathOwner.set(path, refRoute)
      byId.set(refRoute, { id: refRoute, path, view, requiresAuth, parent: refRouteParent, children: [] })
    }
  }
  return [...byId.values()]
}

/**
 * The routes that the server's menus ask for, nested by their parents. A child whose parent is not placed yet is tried
 * again while anything was placed; what is left then stands alone, and the missing parent is told (specification section 2).
 */
export function menusToRoutes(book: MenuBook, views: ViewNames): RoutesReading {
  const problems: Problem[] = []
  const wanted = wantedRoutes(allEntries(book), views, problems)
  const placed = new Map<string, ViewRoute>()
  const routes: ViewRoute[] = []
  let waiting = wanted

  const place = (route: Wanted): boolean => {
    const { parent, ...whole } = route
    if (parent !== null && !placed.has(parent)) return false
    ;(parent === null ? routes : (placed.get(parent)?.children ?? routes)).push(whole)
    placed.set(whole.id, whole)
    return true
  }

  for (let before = -1; waiting.length > 0 && waiting.length !== before; ) {
    before = waiting.length
    waiting = waiting.filter((route) => !place(route))
  }
  for (const { parent, ...route } of waiting) {
    problems.push({ kind: 'missingParent', name: `${route.id} (${parent})` })
    routes.push(route)
  }
  return { routes, problems }
}

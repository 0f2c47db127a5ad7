import { paths, reachablePaths } from './paths.ts'
import { allEntries, type MenuBook, type MenuEntry, type Problem } from './menu-entry.ts'

/** Names of the views of this build; a name is the path without its slashes. */
export type ViewNames = ReadonlySet<string>

/** A route of the menus, before it is made a route of the router. */
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

/** An address as the router compares it: without case and trailing slashes. */
const sameAddress = (path: string): string => path.toLowerCase().replace(/\/+$/, '')

/** Addresses that are always there (docs/specification/console.md#addresses-that-are-always-there): a menu may link to them, not claim them. */
const alwaysPresent = new Set<string>([...Object.values(paths), '/Core/Sys/NotFound'].map(sameAddress))

interface Wanted extends ViewRoute {
  parent: string | null
}

type Claim = Pick<MenuEntry, 'requiresAuth' | 'component' | 'refRouteParent'> & { refRoute: string; path: string }

/** Routes by their name: one may be in several menus, not all of which name its parent or component. */
function claims(entries: readonly MenuEntry[], problems: Problem[]): Claim[] {
  const byId = new Map<string, Claim>()
  for (const { path, refRoute, refRouteParent, component, requiresAuth } of entries) {
    if (!path || !refRoute || alwaysPresent.has(sameAddress(path))) continue
    const known = byId.get(refRoute)
    if (!known) byId.set(refRoute, { refRoute, path, refRouteParent, component, requiresAuth })
    else if (sameAddress(known.path) === sameAddress(path)) {
      known.refRouteParent ??= refRouteParent
      known.component ??= component
    } else problems.push({ kind: 'pathCollision', name: `${refRoute} (${path}: ${known.path})` })
  }
  return [...byId.values()]
}

function wantedRoutes(entries: readonly MenuEntry[], views: ViewNames, problems: Problem[]): Wanted[] {
  const owners = new Map<string, string>()
  return claims(entries, problems).flatMap(({ refRoute, path, component, refRouteParent, requiresAuth }) => {
    const view = component ?? path.replaceAll('/', '')
    const owner = owners.get(sameAddress(path))
    if (!views.has(view)) problems.push({ kind: 'unknownComponent', name: view })
    else if (owner !== undefined) problems.push({ kind: 'pathCollision', name: `${refRoute} (${path}: ${owner})` })
    else {
      owners.set(sameAddress(path), refRoute)
      return [{ id: refRoute, path, view, requiresAuth, parent: refRouteParent, children: [] }]
    }
    return []
  })
}

/** Routes of the always reachable views that the menus leave out. */
const leftOut = (wanted: readonly Wanted[], views: ViewNames): Wanted[] =>
  Object.entries(reachablePaths)
    .filter(
      ([view, path]) =>
        views.has(view) &&
        !wanted.some((route) => [route.id, route.view].includes(view) || sameAddress(route.path) === sameAddress(path)),
    )
    .map(([view, path]) => ({ id: view, path, view, requiresAuth: true, parent: null, children: [] }))

/**
 * The routes of the server's menus, nested by their parents. A child whose parent is not placed yet is tried
 * again as long as others are placed; one whose parent is missing is reported and placed at the top (docs/specification/console.md#routes-from-menus).
 * Profile and notification list have a route even if the menus leave them out.
 */
export function menusToRoutes(book: MenuBook, views: ViewNames): RoutesReading {
  const problems: Problem[] = []
  const placed = new Map<string, ViewRoute>()
  const routes: ViewRoute[] = []
  const wanted = wantedRoutes(allEntries(book), views, problems)
  let waiting = [...wanted, ...leftOut(wanted, views)]

  const place = ({ parent, ...route }: Wanted): boolean => {
    const siblings = parent === null ? routes : placed.get(parent)?.children
    siblings?.push(route)
    if (siblings) placed.set(route.id, route)
    return siblings !== undefined
  }

  while (waiting.length > 0) {
    const left = waiting.filter((route) => !place(route))
    const names = new Set(left.map(({ id }) => id))
    // Nothing more can be placed: a route whose parent is not among those left goes to the top, so that its children can be placed.
    const stray =
      left.length < waiting.length ? undefined : (left.find(({ parent }) => !names.has(parent ?? '')) ?? left[0])
    if (stray) {
      problems.push({ kind: 'missingParent', name: `${stray.id} (${stray.parent})` })
      stray.parent = null
    }
    waiting = left
  }
  return { routes, problems }
}

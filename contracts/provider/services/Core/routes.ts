import { home } from '../../../services/navigation/menus.ts'
import { viewNamed } from '../../../services/navigation/views.ts'
import { begun, columnsOf, type Connection, recordsOf, Refusal } from '../kit.ts'

export const routesOf = begun((db) =>
  db
    .selectFrom('route')
    .select([
      'idRoute',
      'ref',
      'label',
      'module',
      'schema',
      'path',
      'parameters',
      'refParent',
      'component',
      'isMenu',
      'requiresAuth',
      'isVirtuel',
      'hasResource',
      'dtModification',
    ]),
)

export type Route = Awaited<ReturnType<ReturnType<typeof routesOf>['executeTakeFirstOrThrow']>>

export const routes = recordsOf({
  table: 'route',
  key: 'idRoute',
  typeObjet: 'Route',
  label: ({ ref }) => ref,
  unique: 'ref',
  from: routesOf,
})

/** Columns that routes can be filtered and sorted by. */
export const routeColumns = columnsOf('route', {
  number: ['idRoute'],
  code: ['refParent'],
  text: ['ref', 'label', 'module', 'schema', 'path', 'parameters', 'component'],
  flag: ['isMenu', 'requiresAuth', 'isVirtuel', 'hasResource'],
  instant: ['dtModification'],
})

/** Whether a path is inside the console: one leading slash, and no dots, (double) escapes or double slashes that lead out. */
const isSafePath = (path: string): boolean => /^\/[\w\-./~%]*$/.test(path) && !/\/\/|\/\.|\.\.|%(2[5ef]|5c)/i.test(path)

/** An address as routers compare it: without case, trailing slash and escapes. Null for invalid escapes. */
export function addressOf(path: string): string | null {
  try {
    return decodeURIComponent(path)
      .toLowerCase()
      .replace(/(?<=.)\/$/, '')
  } catch {
    return null
  }
}

/** Routes whose pages do not depend on the menus either. */
const ownPages = [home, viewNamed('CoreSysNotFound')] as const

/** Pages that do not depend on the menus (docs/specification/console.md#addresses-that-are-always-there). */
const alwaysPresent: ReadonlySet<string | null> = new Set(
  [
    '/Core/Sec/AuthLogin',
    '/Core/Sec/AuthPassword',
    '/404',
    '/Core/Sys/AppOffline',
    '/accessibilite',
    '/accessibilite/plan',
    '/about',
    ...ownPages.map(({ path }) => path),
  ].map(addressOf),
)

/** R23: a page needs a unique path inside the console. Only its own route may lead to an always-present page. */
export async function refuseInvalidPath(
  db: Connection,
  before: Pick<Route, 'idRoute' | 'ref' | 'path'>,
  { path, isVirtuel }: Pick<Route, 'path' | 'isVirtuel'>,
): Promise<void> {
  if (path === '' && isVirtuel) return
  const address = isSafePath(path) ? addressOf(path) : null
  if (address === null) throw new Refusal('R23', {}, 'path')
  const isOwnPage = ownPages.some((page) => page.ref === before.ref && addressOf(page.path) === address)
  const isOwn = address === addressOf(before.path) || isOwnPage
  if (alwaysPresent.has(address) && !isOwn) throw new Refusal('R23', {}, 'path')
  const others = await db.selectFrom('route').where('idRoute', '<>', before.idRoute).select('path').execute()
  if (others.some((other) => addressOf(other.path) === address)) throw new Refusal('R23', {}, 'path')
}

/** R23 for a parent that is not a route, R22 for one below the route itself. */
export async function refuseInvalidParent(
  db: Connection,
  { idRoute, refParent }: Pick<Route, 'idRoute' | 'refParent'>,
): Promise<void> {
  const rows = await db.selectFrom('route').select(['idRoute', 'ref', 'refParent']).execute()
  const byRef = new Map(rows.map((row) => [row.ref, row]))
  if (refParent !== null && !byRef.has(refParent)) throw new Refusal('R23', {}, 'refParent')
  const passed = new Set<number>()
  for (
    let above = byRef.get(refParent ?? '');
    above && !passed.has(above.idRoute);
    above = byRef.get(above.refParent ?? '')
  ) {
    if (above.idRoute === idRoute) throw new Refusal('R22')
    passed.add(above.idRoute)
  }
}

/** Updates references to a renamed route; those of the menus that open it are updated by the database. */
export async function followRename(db: Connection, from: string, to: string): Promise<void> {
  if (from === to) return
  await db.updateTable('route').set({ refParent: to }).where('refParent', '=', from).execute()
  await db.updateTable('action').set({ refRouteParent: to }).where('refRouteParent', '=', from).execute()
  await db.updateTable('menu').set({ routeEncrageMenu: to }).where('routeEncrageMenu', '=', from).execute()
}

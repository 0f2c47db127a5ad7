/** The always-present addresses (docs/specification/console.md#addresses-that-are-always-there). */
export const paths = {
  home: '/',
  about: '/about',
  login: '/Core/Sec/AuthLogin',
  password: '/Core/Sec/AuthPassword',
  notFound: '/404',
  offline: '/Core/Sys/AppOffline',
  accessibility: '/accessibilite',
  accessibilityPlan: '/accessibilite/plan',
} as const

/** A path as the router compares it: without case and trailing slashes. */
const plainPath = (path: string): string => path.trim().toLowerCase().replace(/\/+$/, '')

/** Whether two paths lead to the same page: routes have no parameters in their paths. */
export const isSamePath = (one: string, other: string): boolean => plainPath(one) === plainPath(other)

const ownPaths: ReadonlySet<string> = new Set(
  Object.values(paths)
    .filter((path) => path !== paths.home)
    .map(plainPath),
)

/** Whether a path is that of one of the console's own pages, where a route of the menus would never be reached. The home is not: menus may have it. */
export const isAlwaysPresent = (path: string): boolean => ownPaths.has(plainPath(path))

/** Pages at which a user signs in. */
export const signInPaths: readonly string[] = [paths.login, paths.password]

/** Addresses, by view name, of the views that signed-in users always reach, even if the menus leave them out. */
export const reachablePaths = {
  AdmUsrUserProfil: '/Adm/Usr/UserProfil',
  CoreSysNotifList: '/Core/Sys/NotifList',
} as const

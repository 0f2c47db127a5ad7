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

/** A path as the router tells it apart: without regard to case, nor to slashes at its end. */
const plainPath = (path: string): string => path.trim().toLowerCase().replace(/\/+$/, '')

/** Whether the router leads to the same page by both: routes have no parameters in their paths. */
export const isSamePath = (one: string, other: string): boolean => plainPath(one) === plainPath(other)

const ownPaths: ReadonlySet<string> = new Set(
  Object.values(paths)
    .filter((path) => path !== paths.home)
    .map(plainPath),
)

/** Whether a path is that of a page of the console's own: a route of the menus would never be come to there. The home is a route of the menus too. */
export const isAlwaysPresent = (path: string): boolean => ownPaths.has(plainPath(path))

/** Where one becomes signed in. */
export const signInPaths: readonly string[] = [paths.login, paths.password]

/** Views that people who are signed in always reach, whatever the menus leave out: their addresses by their names. */
export const reachablePaths = {
  AdmUsrUserProfil: '/Adm/Usr/UserProfil',
  CoreSysNotifList: '/Core/Sys/NotifList',
} as const

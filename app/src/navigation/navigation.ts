import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { callFx } from '../base/call.ts'
import { $isOnline } from '../base/connection.ts'
import { $storage, storageKeys } from '../base/storage.ts'
import {
  $isAuthenticated,
  $user,
  checkPostponed,
  passwordChangeAsked,
  sessionOpened,
  signInSubmitted,
} from '../session/session.ts'
import { flatRoutes } from './flat-routes.ts'
import { isSafeAddress } from './menu-entry.ts'
import { $menusFailed, $routes, menusSettled } from './menus.ts'
import type { ViewRoute } from './menus-to-routes.ts'
import { isSamePath, paths, reachablePaths, signInPaths } from './paths.ts'

export interface Move {
  to: string
  replace?: boolean
  state?: unknown
}

/** Navigates by the router; `main` sets it. */
export const $move = createStore<(move: Move) => void>(() => {}, { serialize: 'ignore' })
export const moveFx = attach({ source: $move, effect: (move, asked: Move) => move(asked) })

/** The router came to an address. */
export const arrived = createEvent<{ path: string; query: string }>()

interface Here {
  path: string
  query: string
  /** The path before this one. */
  before: string
}
const $here = createStore<Here>({ path: '', query: '', before: '' }).on(arrived, ({ path: before }, here) => ({
  ...here,
  before,
}))
/** Current address of the router: path and query. */
export const $address = combine($here, ({ path, query }) => path + query)

/** The server answers again: the console goes back to `from`. */
export const serverBack = createEvent<{ from: string }>()

const unremembered: readonly string[] = [
  ...signInPaths,
  paths.offline,
  paths.notFound,
  paths.accessibility,
  paths.accessibilityPlan,
]

/** Whether an address of the console has a view for this user. */
export const leadsSomewhere = (address: string, routes: readonly ViewRoute[]): boolean => {
  const [path = ''] = address.split(/[?#]/)
  if (!isSafeAddress(address)) return false
  return [paths.home, paths.about, ...flatRoutes(routes).map((route) => route.path)].some((known) =>
    isSamePath(known, path),
  )
}

// Keeps the last visited route: path, full path and name, not for a change of the query alone (docs/specification/console.md#going-about).
const rememberFx = attach({
  source: { storage: $storage, routes: $routes },
  effect: ({ storage, routes }, { path, query }: { path: string; query: string }) => {
    const name = flatRoutes(routes).find((route) => route.path === path)?.id ?? null
    storage.write(storageKeys.lastVisited, JSON.stringify({ path, fullPath: path + query, name }))
  },
})
// A page that the guard turned away was not visited. The first page counts once the token was checked.
const $visited = combine($here, $isAuthenticated, (here, isAuthenticated) =>
  isAuthenticated && !unremembered.includes(here.path) ? here : null,
)
const visited = createEvent<Here | null>()
sample({ clock: arrived, source: $visited, filter: (here) => here?.before !== here?.path, target: visited })
sample({ clock: menusSettled, source: $visited, target: visited })
sample({ clock: visited, filter: (here): here is Here => here !== null, target: rememberFx })

const lastVisited = (kept: string | null): string | null => {
  try {
    const fullPath = (JSON.parse(kept ?? 'null') as { fullPath?: unknown } | null)?.fullPath
    return typeof fullPath === 'string' ? fullPath : null
  } catch {
    return null
  }
}

/** After sign-in: where the user wanted to go, else the last visited page, else the default route, else home. */
export const afterSignIn = (candidates: readonly (string | null | undefined)[], routes: readonly ViewRoute[]): string =>
  candidates.find((address): address is string => !!address && leadsSomewhere(address, routes)) ?? paths.home

const enterFx = attach({
  source: { storage: $storage, routes: $routes, isFailed: $menusFailed, user: $user, move: $move, here: $here },
  effect: ({ storage, routes, isFailed, user, move, here }, { requested }: { requested: string | null }) => {
    const last = lastVisited(storage.read(storageKeys.lastVisited))
    // A signed-in user who opens the password page is led to the profile; a user who signs in there goes to the requested address.
    const asked = requested === null && here.path === paths.password ? reachablePaths.AdmUsrUserProfil : requested
    // The root is no requested page: if it were, the default route would never be used.
    const wanted = asked === paths.home ? null : asked
    // Without menus nobody knows whether an address leads somewhere: the page is there once they can be read.
    const isUnknown =
      isFailed && wanted !== null && isSafeAddress(wanted) && !signInPaths.some((path) => wanted.startsWith(path))
    move({ to: isUnknown ? wanted : afterSignIn([wanted, last, user?.defaultRoute], routes), replace: true })
  },
})
sample({
  clock: menusSettled,
  source: $here,
  filter: ({ path }) => signInPaths.includes(path),
  fn: (_, settled) => settled,
  target: enterFx,
})

// No answer at all leads to the offline page (docs/specification/wire.md#what-the-console-does-with-an-answer), which leads back.
// Where this browser itself has no network, a signed-in user stays on the page, and a strip says so. A browser may report
// that a little after the calls it made fail.
const networkToldFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, 500)))
sample({
  clock: callFx.fail,
  source: $address,
  filter: (address, { error, params }) =>
    error.kind === 'network' && !params.isQuiet && !address.startsWith(paths.offline),
  fn: () => undefined,
  target: networkToldFx,
})
// A session that cannot be checked for now has no page but that one.
sample({
  clock: checkPostponed,
  source: $address,
  filter: (address) => !address.startsWith(paths.offline),
  fn: () => undefined,
  target: networkToldFx,
})
sample({
  clock: networkToldFx.done,
  source: { address: $address, isOnline: $isOnline, isAuthenticated: $isAuthenticated },
  filter: ({ address, isOnline, isAuthenticated }) =>
    !address.startsWith(paths.offline) && (isOnline || !isAuthenticated),
  fn: ({ address }): Move => ({ to: paths.offline, replace: true, state: { from: address } }),
  target: moveFx,
})
// An expired or temporary password is changed before anything else.
sample({ clock: passwordChangeAsked, fn: (): Move => ({ to: paths.password }), target: moveFx })
/** Where a sign-in leads that has not succeeded yet: the sign-in page knows it again when it is come back to. */
const $requested = createStore<string | null>(null)
  .on(signInSubmitted, (_, { requested }) => requested)
  .reset(sessionOpened)
sample({
  clock: serverBack,
  source: $requested,
  fn: (requested, { from }): Move => ({
    to: from,
    replace: true,
    ...(requested !== null && isSamePath(from, paths.login) ? { state: { requested } } : {}),
  }),
  target: moveFx,
})

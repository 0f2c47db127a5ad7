import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import type { Menu, MenuType } from '@ronde/contracts/menu'
import { SysInfo, type AppInfo } from '@ronde/contracts/services/Core/SysInfo'
import { SysRoute } from '@ronde/contracts/services/Core/SysRoute'
import { type Answer, CallFailure } from '@ronde/contracts/wire'
import { attach, combine, createEvent, createStore, type Effect, sample } from 'effector'
import { type Asked, callFx, callTo } from '../base/call.ts'
import { $user, sessionClosed, sessionOpened, startEnded } from '../session/session.ts'
import { type MenuBook, type MenuEntry, type Problem, readMenus } from './menu-entry.ts'
import { menusToRoutes, type ViewNames } from './menus-to-routes.ts'

/** User whose menus are asked for: an answer for a user who has left is dropped. */
interface Whose {
  login: string
}
const asOfFx = attach({
  effect: callFx,
  mapParams: ({ since }: Whose & { since: string }): Asked => ({
    endpoint: SysRoute.LastUpdate as Asked['endpoint'],
    input: { since },
    isQuiet: true,
  }),
}) as Effect<Whose & { since: string }, Answer<{ lastUpdate: string }>, CallFailure>
const loadMenusFx = attach({
  effect: callFx,
  mapParams: (_whose: Whose): Asked => ({ endpoint: UsrUser.GetMenuList as Asked['endpoint'], input: {} }),
}) as Effect<Whose, Answer<Menu[]>, CallFailure>
const loadInfoFx = callTo(SysInfo.GetAppInfo)

/** The menus are to be loaded again; open screens stay open. */
export const menusReloadAsked = createEvent()

/** The menus were loaded, or failed to, and the routes are set. */
export const menusSettled = createEvent<{ requested: string | null }>()

/** The menus of the signed-in user were loaded. */
const menusRead = createEvent<Answer<Menu[]>>()
/** The menus were loaded, or failed to. */
const menusAnswered = createEvent<{ isThere: boolean }>()
const isTheirs = (user: { login: string } | null, { params }: { params: Whose }): boolean =>
  user?.login === params.login
sample({ clock: loadMenusFx.done, source: $user, filter: isTheirs, fn: (_, { result }) => result, target: menusRead })
sample({
  clock: loadMenusFx.finally,
  source: $user,
  filter: isTheirs,
  fn: (_, { status }) => ({ isThere: status === 'done' }),
  target: menusAnswered,
})

const emptyBook: MenuBook = new Map()
const $reading = createStore<{ book: MenuBook; problems: Problem[] }>(
  { book: emptyBook, problems: [] },
  { serialize: 'ignore' },
)
  .on(menusRead, (_, { value }) => readMenus(value ?? []))
  .reset(sessionClosed)

export const $menus = $reading.map(({ book }) => book)

/** The views this build has; `main` sets it from the view folders. */
export const $viewNames = createStore<ViewNames>(new Set(), { serialize: 'ignore' })
const $routing = combine($menus, $viewNames, menusToRoutes)
export const $routes = $routing.map(({ routes }) => routes)
/** Entries of the server's menus that could not be used, each with its name. */
const $menuProblems = combine($reading, $routing, (reading, routing) => [...reading.problems, ...routing.problems])

export const $appInfo = createStore<AppInfo | null>(null)
  .on(loadInfoFx.doneData, (_, { value }) => value ?? null)
  .reset(sessionClosed)

/** Why the last load of the application info failed; null when it did not. */
export const $appInfoFailure = createStore<CallFailure | null>(null, { serialize: 'ignore' })
  .on(loadInfoFx.failData, (_, failure) => failure)
  .on(loadInfoFx.doneData, (_, { value }) => (value === undefined ? new CallFailure('unreadable') : null))
  .reset(sessionClosed)
/** The application info is to be loaded again. */
export const appInfoAsked = createEvent()

/** Whether the menus were loaded or failed to, at least once. */
export const $menusLoaded = createStore(false)
  .on(menusAnswered, () => true)
  .reset(sessionClosed)

/** Whether the last load of the menus failed; earlier menus stay. */
export const $menusFailed = createStore(false)
  .on(menusAnswered, (_, { isThere }) => !isThere)
  .reset(sessionClosed)

export const $menusPending = combine(
  asOfFx.pending,
  loadMenusFx.pending,
  (isAsking, isLoading) => isAsking || isLoading,
)

const $requested = createStore<string | null>(null)
  .on(sessionOpened, (_, { requested }) => requested)
  .reset(sessionClosed, menusSettled)

/** Date of the last change of the menus, read just before the menus; null when that failed. */
const $asked = createStore<string | null>(null)
  .on(asOfFx.finally, (_, done) => (done.status === 'done' ? (done.result.value?.lastUpdate ?? null) : null))
  .reset(sessionClosed)
/** The last change of routes or menus that the loaded menus are sure to contain: an ISO instant; null while unknown. */
export const $menusAsOf = createStore<string | null>(null).reset(sessionClosed)
sample({ clock: menusRead, source: $asked, filter: (asked) => asked !== null, target: $menusAsOf })

/** An instant before any recorded change. */
export const never = new Date(0).toISOString()

// The date is read before the menus: a change between the two is offered once too often, but none is missed.
const menusWanted = createEvent()
sample({ clock: sessionOpened, fn: () => undefined, target: menusWanted })
sample({
  clock: menusReloadAsked,
  source: $menusPending,
  filter: (isPending) => !isPending,
  fn: () => undefined,
  target: menusWanted,
})
sample({
  clock: menusWanted,
  source: { user: $user, asOf: $menusAsOf },
  fn: ({ user, asOf }) => ({ login: user?.login ?? '', since: asOf ?? never }),
  target: asOfFx,
})
sample({
  clock: asOfFx.finally,
  source: $user,
  filter: isTheirs,
  fn: (_, { params: { login } }) => ({ login }),
  target: loadMenusFx,
})

sample({ clock: [sessionOpened, appInfoAsked], fn: () => ({}), target: loadInfoFx })
sample({ clock: menusSettled, fn: () => undefined, target: startEnded })
sample({ clock: menusAnswered, source: $requested, fn: (requested) => ({ requested }), target: menusSettled })

/** A problem for the developers of the server: its kind and the name of the skipped entry. */
export const $logProblem = createStore<(problem: Problem) => void>(() => {}, { serialize: 'ignore' })
const logProblemsFx = attach({
  source: $logProblem,
  effect: (log, problems: readonly Problem[]) => problems.forEach(log),
})
sample({ clock: menusRead, source: $menuProblems, target: logProblemsFx })

/** The entries of one menu of a view, in the server's order. */
export const menuOf = (book: MenuBook, view: string, ...types: MenuType[]): readonly MenuEntry[] =>
  types.flatMap((type) => book.get(`${view}.${type}`) ?? [])

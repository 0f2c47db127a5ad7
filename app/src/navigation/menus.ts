import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import type { MenuType } from '@ronde/contracts/menu'
import { SysInfo, type AppInfo } from '@ronde/contracts/services/Core/SysInfo'
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { callTo } from '../kit/call.ts'
import { sessionClosed, sessionOpened, startEnded } from '../session/session.ts'
import { type MenuBook, type MenuEntry, type Problem, readMenus } from './menu-entry.ts'
import { menusToRoutes, type ViewNames } from './menus-to-routes.ts'

const loadMenusFx = callTo(UsrUser.GetMenuList)
const loadInfoFx = callTo(SysInfo.GetAppInfo)

/** The menus are there (or could not be had) and the routes stand. */
export const menusSettled = createEvent<{ requested: string | null }>()

const emptyBook: MenuBook = new Map()
const $reading = createStore<{ book: MenuBook; problems: Problem[] }>({ book: emptyBook, problems: [] }, { serialize: 'ignore' })
  .on(loadMenusFx.doneData, (_, { value }) => readMenus(value ?? []))
  .reset(sessionClosed)

export const $menus = $reading.map(({ book }) => book)

/** The views this build has; `main` sets it from the view folders. */
export const $viewNames = createStore<ViewNames>(new Set(), { serialize: 'ignore' })
const $routing = combine($menus, $viewNames, menusToRoutes)
export const $routes = $routing.map(({ routes }) => routes)
/** What in the server's menus could not be used, each with its name. */
export const $menuProblems = combine($reading, $routing, (reading, routing) => [...reading.problems, ...routing.problems])

export const $appInfo = createStore<AppInfo | null>(null)
  .on(loadInfoFx.doneData, (_, { value }) => value ?? null)
  .reset(sessionClosed)

/** Set once the menus were asked for and answered, well or not. */
export const $menusLoaded = createStore(false)
  .on(loadMenusFx.finally, () => true)
  .reset(sessionClosed)

const $requested = createStore<string | null>(null)
  .on(sessionOpened, (_, { requested }) => requested)
  .reset(sessionClosed)

sample({ clock: sessionOpened, fn: () => ({}), target: [loadMenusFx, loadInfoFx] })
sample({ clock: menusSettled, fn: () => undefined, target: startEnded })
sample({ clock: loadMenusFx.finally, source: $requested, fn: (requested) => ({ requested }), target: menusSettled })

/** What is told of a problem, for the developers of the server: its kind and the name of what was skipped. */
export const $logProblem = createStore<(problem: Problem) => void>(() => {}, { serialize: 'ignore' })
const logProblemsFx = attach({ source: $logProblem, effect: (log, problems: readonly Problem[]) => problems.forEach(log) })
sample({ clock: loadMenusFx.done, source: $menuProblems, target: logProblemsFx })

/** The entries of one menu of a view, in the server's order. */
export const menuOf = (book: MenuBook, view: string, ...types: MenuType[]): readonly MenuEntry[] =>
  types.flatMap((type) => book.get(`${view}.${type}`) ?? [])

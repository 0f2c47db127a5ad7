import { combine, createEvent, createStore, sample } from 'effector'
import { $text } from '../locales/intl.ts'
import { noticed } from '../notices/notices.ts'
import { $user, sessionClosed } from '../session/session.ts'
import { $routes } from '../navigation/menus.ts'
import type { ViewRoute } from '../navigation/menus-to-routes.ts'
import { flatRoutes } from '../navigation/flat-routes.ts'
import { afterSignIn, arrived, leadsSomewhere, type Move, moveFx } from '../navigation/navigation.ts'

/** The user is at an address that was in the menus earlier in this session. */
export const removedPageShown = createEvent<string>()

/** Every route that this session has had; of several with one address, the last. */
const $onceThere = createStore<readonly ViewRoute[]>([])
  .on($routes, (known, routes) => [
    ...new Map([...known, ...flatRoutes(routes)].map((route) => [route.path, { ...route, children: [] }])).values(),
  ])
  .reset(sessionClosed)

/** Whether the current page was removed from the menus, rather than never in them. */
export const $isRemoved = combine(
  $onceThere,
  $routes,
  (once, routes) =>
    (path: string): boolean =>
      leadsSomewhere(path, once) && !leadsSomewhere(path, routes),
)

const shown = createEvent<string>()
/** The address reported last: each is reported once, however often it is rendered. */
const $told = createStore<string | null>(null)
  .on(shown, (_, path) => path)
  .on(arrived, (told, { path }) => (path === told ? told : null))
sample({
  clock: removedPageShown,
  source: $told,
  filter: (told, path) => told !== path,
  fn: (_, path) => path,
  target: shown,
})

sample({
  clock: shown,
  source: { user: $user, routes: $routes },
  fn: ({ user, routes }): Move => ({ to: afterSignIn([user?.defaultRoute], routes), replace: true }),
  target: moveFx,
})
sample({
  clock: shown,
  source: { text: $text, once: $onceThere },
  fn: ({ text, once }, path) => {
    const view = once.find((route) => leadsSomewhere(path, [route]))?.view ?? ''
    return { type: 'warning' as const, text: text('menus.pageGone', { page: text.of(`view.${view}`, path) }) }
  },
  target: noticed,
})

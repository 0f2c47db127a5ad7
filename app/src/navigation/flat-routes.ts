import type { ViewRoute } from './menus-to-routes.ts'

/** Routes with those nested in them, in one list. */
export const flatRoutes = (routes: readonly ViewRoute[]): ViewRoute[] =>
  routes.flatMap((route) => [route, ...flatRoutes(route.children)])

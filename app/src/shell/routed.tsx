import { LoadingView } from '@ronde/ui/loading-view'
import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import { $menusLoaded, $routes } from '../navigation/menus.ts'
import type { ViewRoute } from '../navigation/menus-to-routes.ts'
import { paths } from '../navigation/paths.ts'
import { $initialising } from '../session/session.ts'
import { About } from './about.tsx'
import { Home } from './home.tsx'
import { NotFound } from './not-found.tsx'
import { $isRemoved, removedPageShown } from './removed-page.ts'
import { ScreenHost } from './screen-host.tsx'

/** A home is a layout route without a path. Its own path and its nested views are children, since their addresses are unrelated. */
const routeObject = (route: ViewRoute, parent: ViewRoute | null): RouteObject => {
  const element = <ScreenHost key={route.id} view={route.view} parentView={parent?.view ?? null} />
  if (route.children.length === 0) return { id: route.id, path: route.path, element }
  return {
    id: route.id,
    element,
    children: [{ path: route.path, element: null }, ...route.children.map((child) => routeObject(child, route))],
  }
}

/** The addresses of a signed-in user: the console's own, and those of the server's menus. */
export function Routed() {
  const [routes, isInitialising] = useUnit([$routes, $initialising])
  const objects = useMemo<RouteObject[]>(
    () => [
      { path: paths.home, element: <Home /> },
      { path: paths.about, element: <About /> },
      ...routes.map((route) => routeObject(route, null)),
      // After the server's routes: an address is unknown only once they are loaded.
      { path: '*', element: <Unmatched /> },
    ],
    [routes],
  )
  const page = useRoutes(objects)
  return isInitialising ? <LoadingView /> : page
}

/** No route has this address: the menus are loading, or it was removed from them, or it never was in them. */
function Unmatched() {
  const { pathname } = useLocation()
  const [areLoaded, isRemovedAt, tellRemoved] = useUnit([$menusLoaded, $isRemoved, removedPageShown])
  const isRemoved = isRemovedAt(pathname)
  useEffect(() => {
    if (isRemoved) tellRemoved(pathname)
  }, [isRemoved, pathname, tellRemoved])
  return areLoaded && !isRemoved ? <NotFound address={pathname} /> : <LoadingView />
}

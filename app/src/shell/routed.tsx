import { Button } from '@ronde/ui/button'
import { EmptyState } from '@ronde/ui/empty-state'
import { LoadingView } from '@ronde/ui/loading-view'
import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import { useText } from '../locales/use-text.ts'
import {
  $menusAsOf,
  $menusFailed,
  $menusLoaded,
  $menusPending,
  $routes,
  menusReloadAsked,
} from '../navigation/menus.ts'
import type { ViewRoute } from '../navigation/menus-to-routes.ts'
import { paths } from '../navigation/paths.ts'
import { $initialising } from '../session/session.ts'
import { About } from './about.tsx'
import { Home } from './home.tsx'
import { NotFound } from './not-found.tsx'
import { PageTitle } from './page-title.tsx'
import { Page } from './page.styles.ts'
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

/** No route has this address: the menus are loading, or could not be loaded, or it was removed from them, or it never was in them. */
function Unmatched() {
  const { pathname } = useLocation()
  const [areLoaded, haveFailed, asOf] = useUnit([$menusLoaded, $menusFailed, $menusAsOf])
  const [isRemovedAt, tellRemoved] = useUnit([$isRemoved, removedPageShown])
  const isRemoved = isRemovedAt(pathname)
  useEffect(() => {
    if (isRemoved) tellRemoved(pathname)
  }, [isRemoved, pathname, tellRemoved])
  if (!areLoaded || isRemoved) return <LoadingView />
  return haveFailed && asOf === null ? <MenusMissing /> : <NotFound address={pathname} />
}

/** No menus were loaded yet: nobody knows which page the address is. */
function MenusMissing() {
  const text = useText()
  const [isPending, reload] = useUnit([$menusPending, menusReloadAsked])
  return (
    <Page>
      <PageTitle title={text('menus.missing')} />
      <EmptyState
        icon="cloud-off"
        title={text('menus.missingWhy')}
        action={
          <Button icon="refresh-cw" isPending={isPending} onPress={() => reload()}>
            {text('menus.reload')}
          </Button>
        }
      />
    </Page>
  )
}

import {
  createBrowserRouter,
  NavigationType,
  Outlet,
  type RouteObject,
  RouterProvider,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import { HereContext } from '../navigation/here.ts'
import { consolePath } from '../navigation/host.ts'
import { paths } from '../navigation/paths.ts'
import { AccessibilityPlan, AccessibilityStatement } from './accessibility/accessibility-pages.tsx'
import { Frame } from './frame.tsx'
import { NotFound } from './not-found.tsx'
import { Offline } from './offline.tsx'
import { PageFailure } from './page-failure.tsx'
import { Routed } from './routed.tsx'
import { withoutDuplicates } from './without-duplicates.ts'

/** The always-present routes of signed-in users (docs/specification/console.md#addresses-that-are-always-there); the server's routes are under the wildcard. */
export const consoleRoutes: RouteObject[] = [
  {
    element: <Framed />,
    errorElement: <PageFailure />,
    children: [
      { path: paths.offline, element: <Offline /> },
      { path: paths.notFound, element: <NotFound /> },
      { path: '/Core/Sys/NotFound', element: <NotFound /> },
      { path: paths.accessibility, element: <AccessibilityStatement /> },
      { path: paths.accessibilityPlan, element: <AccessibilityPlan /> },
      { path: '*', element: <Routed /> },
    ],
  },
]

export const createConsoleRouter = () =>
  withoutDuplicates(createBrowserRouter(consoleRoutes, { basename: consolePath() }))

/** The frame around the page of the address. */
function Framed() {
  const { pathname, search, state } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  return (
    <HereContext value={{ pathname, search, state: state as unknown, isBack }}>
      <Frame>
        <Outlet />
      </Frame>
    </HereContext>
  )
}

/** The pages of a signed-in user. Without transitions: a controlled field must not lose letters while the address changes. */
export const Pages = ({ router }: { router: ReturnType<typeof createConsoleRouter> }) => (
  <RouterProvider router={router} useTransitions={false} />
)

import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { paths } from '../navigation/paths.ts'
import { Guarded } from './guarded.tsx'
import { Login } from './login.tsx'
import { NotFound } from './not-found.tsx'
import { Offline } from './offline.tsx'
import { PageFailure } from './page-failure.tsx'
import { Password } from './password.tsx'
import { Root } from './root.tsx'
import { withoutDuplicates } from './without-duplicates.ts'

/** The always-present routes (docs/specification/console.md#addresses-that-are-always-there); the server's stand under the wildcard. */
export const consoleRoutes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <PageFailure />,
    children: [
      { path: paths.login, element: <Login /> },
      { path: paths.password, element: <Password /> },
      { path: paths.offline, element: <Offline /> },
      { path: paths.notFound, element: <NotFound /> },
      { path: '/Core/Sys/NotFound', element: <NotFound /> },
      { path: '*', element: <Guarded /> },
    ],
  },
]

export const createConsoleRouter = () => withoutDuplicates(createBrowserRouter(consoleRoutes))

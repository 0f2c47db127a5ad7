import { LoadingView } from '@ronde/ui/loading-view'
import { useUnit } from 'effector-react'
import { laterPart } from '../base/later-part.tsx'
import { commonPlace } from '../locales/messages.ts'
import { Words } from '../locales/words.tsx'
import { useHere } from '../navigation/here.ts'
import { isSamePath, paths } from '../navigation/paths.ts'
import { $initialising, $isAuthenticated, $isCheckPostponed } from '../session/session.ts'
import { AccessibilityPlan, AccessibilityStatement } from './accessibility/accessibility-pages.tsx'
import { inside } from './inside-part.ts'
import { Login } from './login.tsx'
import { NotFound } from './not-found.tsx'
import { Offline } from './offline.tsx'
import { PageFailure } from './page-failure.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { Redirect } from './redirect.tsx'

const PasswordPart = laterPart('password', () => inside.fetch().then((module) => module.Password), <LoadingView />)
/** The password page with its messages, which otherwise are loaded behind the sign-in page. */
const Password = () => (
  <Words of={commonPlace} otherwise={<LoadingView />}>
    <PasswordPart />
  </Words>
)

/** The pages for users who are not signed in (docs/specification/console.md#addresses-that-are-always-there), by path. */
const pages = [
  [paths.login, Login],
  [paths.password, Password],
  [paths.offline, Offline],
  [paths.notFound, NotFound],
  ['/Core/Sys/NotFound', NotFound],
  [paths.accessibility, AccessibilityStatement],
  [paths.accessibilityPlan, AccessibilityPlan],
] as const

/** The pages without the frame and the router: any other address leads to the login page, and back after the sign-in. */
export function StartPage() {
  const { pathname } = useHere()
  const Page = pages.find(([path]) => isSamePath(path, pathname))?.[1] ?? Guard
  return (
    <main>
      <PartBoundary key={pathname} fallback={<PageFailure />}>
        <Page />
      </PartBoundary>
    </main>
  )
}

/** Shown at an address that needs a signed-in user. */
function Guard() {
  const { pathname, search } = useHere()
  const [isInitialising, isAuthenticated, waits] = useUnit([$initialising, $isAuthenticated, $isCheckPostponed])
  if (isInitialising || isAuthenticated || waits) return <LoadingView />
  return <Redirect to={paths.login} requested={pathname + search} />
}

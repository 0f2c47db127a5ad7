import { ConfirmHost } from '@ronde/ui/confirm-dialog'
import { icons } from '@ronde/ui/icons'
import { UiProvider } from '@ronde/ui/theme'
import { ToastHost } from '@ronde/ui/toast'
import { useUnit } from 'effector-react'
import { Outlet, useLocation } from 'react-router-dom'
import { $config } from '../config/config.ts'
import { $locale } from '../locales/intl.ts'
import { signInPaths } from '../navigation/paths.ts'
import { $isAuthenticated } from '../session/session.ts'
import { SessionAlert } from '../session/session-alert.tsx'
import { Frame } from './frame.tsx'
import { $density, $scheme } from './preferences.ts'
import { RouterLink } from './router-link.tsx'
import { useFocusKept } from './use-focus-kept.ts'

/** Around every page: theme, language, toasts, questions; and the frame once a user is signed in. */
export function Root() {
  const [config, locale, scheme, density, isAuthenticated] = useUnit([
    $config,
    $locale,
    $scheme,
    $density,
    $isAuthenticated,
  ])
  const { light, dark } = config.theme
  useFocusKept()
  const isSigningIn = signInPaths.includes(useLocation().pathname)
  return (
    <UiProvider
      locale={locale}
      scheme={scheme}
      density={density}
      colors={{ light, dark }}
      link={RouterLink}
      icons={icons}
    >
      {isAuthenticated && !isSigningIn ? (
        <Frame>
          <Outlet />
        </Frame>
      ) : (
        <main>
          <Outlet />
        </main>
      )}
      <ToastHost />
      {isAuthenticated && (
        <>
          <ConfirmHost />
          <SessionAlert />
        </>
      )}
    </UiProvider>
  )
}

import { UiProvider } from '@ronde/ui/theme'
import { useUnit } from 'effector-react'
import { Outlet, useLocation } from 'react-router-dom'
import { $config } from '../config/config.ts'
import { usePrinting } from '../base/use-printing.ts'
import { $locale } from '../locales/intl.ts'
import { signInPaths } from '../navigation/paths.ts'
import { $isAuthenticated } from '../session/session.ts'
import { firstIcons } from './first-icons.ts'
import { useInside } from './inside-part.ts'
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
  const isPrinting = usePrinting()
  useFocusKept()
  const inside = useInside()
  const within = isAuthenticated ? inside : null
  const isSigningIn = signInPaths.includes(useLocation().pathname)
  return (
    <UiProvider
      locale={locale}
      scheme={isPrinting ? 'light' : scheme}
      density={density}
      colors={{ light, dark }}
      link={RouterLink}
      icons={inside?.icons ?? firstIcons}
    >
      {within && !isSigningIn ? (
        <within.Frame>
          <Outlet />
        </within.Frame>
      ) : (
        <main>
          <Outlet />
        </main>
      )}
      {inside && <inside.ToastHost />}
      {within && <within.Layers />}
    </UiProvider>
  )
}

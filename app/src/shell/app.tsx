import { UiProvider } from '@ronde/ui/theme'
import { useUnit } from 'effector-react'
import { useSyncExternalStore } from 'react'
import { $config } from '../config/config.ts'
import { usePrinting } from '../base/use-printing.ts'
import { $locale } from '../locales/intl.ts'
import { HereContext } from '../navigation/here.ts'
import { isSamePath, signInPaths } from '../navigation/paths.ts'
import { $isAuthenticated } from '../session/session.ts'
import { ConsoleLink } from './console-link.tsx'
import { firstIcons } from './first-icons.ts'
import { useInside } from './inside-part.ts'
import type { Places } from './places.ts'
import { $density, $scheme } from './preferences.ts'
import { StartPage } from './start-page.tsx'
import { useFocusKept } from './use-focus-kept.ts'

/** Around every page: theme, language, toasts, questions; and the frame with the router once a user is signed in. */
export function App({ places }: { places: Places }) {
  const [config, locale, scheme, density, isAuthenticated] = useUnit([
    $config,
    $locale,
    $scheme,
    $density,
    $isAuthenticated,
  ])
  const here = useSyncExternalStore(places.subscribe, () => places.here)
  const { light, dark } = config.theme
  const isPrinting = usePrinting()
  useFocusKept()
  const inside = useInside()
  const within = isAuthenticated && places.router ? inside : null
  const isSigningIn = signInPaths.some((path) => isSamePath(path, here.pathname))
  return (
    <HereContext value={here}>
      <UiProvider
        locale={locale}
        scheme={isPrinting ? 'light' : scheme}
        density={density}
        colors={{ light, dark }}
        link={ConsoleLink}
        messages={inside?.libraryTexts[locale]}
        icons={inside?.icons ?? firstIcons}
      >
        {within && places.router && !isSigningIn ? <within.Pages router={places.router} /> : <StartPage />}
        {inside && <inside.ToastHost />}
        {within && <within.Layers />}
      </UiProvider>
    </HereContext>
  )
}

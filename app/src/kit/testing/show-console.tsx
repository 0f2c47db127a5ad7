import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SysObjetLock } from '@ronde/contracts/services/Core/SysObjetLock'
import type { Density, Scheme } from '@ronde/ui/theme'
import { Provider } from 'effector-react'
import { useEffect, useState } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import type { Locale } from '../../locales/intl.ts'
import { $viewNames } from '../../navigation/menus.ts'
import { $move } from '../../navigation/navigation.ts'
import { $tiles, tilesOf } from '../../navigation/tiles.ts'
import { $loadView, viewLoader, type ViewModules } from '../../navigation/views.ts'
import { sessionClosed, sessionOpened } from '../../session/session.ts'
import { App } from '../../shell/app.tsx'
import { inside } from '../../shell/inside-part.ts'
import { $density, $scheme } from '../../shell/preferences.ts'
import { consoleRoutes } from '../../shell/router.tsx'
import { type Places, routerPlaces } from '../../shell/places.ts'
import { withoutDuplicates } from '../../shell/without-duplicates.ts'
import { $lockCalls } from '../lock/lock.ts'
import { allEndpoints } from './all-endpoints.ts'
import { answer, type EndpointAnswer } from './answers.ts'
import { demoMenus } from './demo-menus.ts'
import { held, type Held, testConsole, type TestConsole } from './test-scope.ts'

// The part behind the sign-in page is loaded, as for any signed-in user.
await inside.fetch()

const tiles = tilesOf(import.meta.glob('../../views/*/*/*/tile.tsx', { eager: true }))
const views = viewLoader(import.meta.glob('../../views/*/*/*/index.ts') as ViewModules)

export interface ShowConsoleProps {
  /** Address, with its query. */
  at: string
  /** Answers that differ from the endpoints' examples. */
  answers?: readonly EndpointAnswer[]
  /** Nobody is signed in. */
  isSignedOut?: boolean
  /** Values that stores start with, such as the clock. */
  values?: readonly Held[]
  /** Called with the console once it is rendered, for events from outside. */
  onStart?: (console: TestConsole) => void
  /** Choices in Storybook's toolbar. */
  globals: { locale?: Locale; theme?: Scheme; density?: Density }
}

/** Raises the events that a start would have raised. */
const begin = (raise: TestConsole['raise'], isSignedOut: boolean): Promise<void> =>
  isSignedOut ? raise(sessionClosed) : raise(sessionOpened, { requested: null })

/** The whole console at an address, for stories: real screens, with the examples of the endpoints as answers. */
export function ShowConsole({
  at,
  answers = [],
  isSignedOut = false,
  values = [],
  onStart,
  globals,
}: ShowConsoleProps) {
  const [{ scope, places, raise }] = useState(() => {
    const memory: Places = routerPlaces(withoutDuplicates(createMemoryRouter(consoleRoutes, { initialEntries: [at] })))
    const made = testConsole({
      answers: [
        ...allEndpoints.map((endpoint) => answer(endpoint)),
        answer(UsrUser.GetMenuList, () => demoMenus),
        answer(SysObjetLock.GetListByReference, () => []),
        ...answers,
      ],
      locale: globals.locale ?? 'fr',
      user: isSignedOut ? null : {},
      values: [
        held($scheme, globals.theme === 'dark' ? 'dark' : 'light'),
        held($density, globals.density ?? 'default'),
        held($lockCalls, SysObjetLock),
        held($viewNames, views.names),
        held($loadView, views.load),
        held($tiles, tiles),
        held($move, memory.move),
        ...values,
      ],
    })
    onStart?.(made)
    return { ...made, places: memory }
  })

  useEffect(() => {
    void begin(raise, isSignedOut)
  }, [isSignedOut, raise])

  return (
    <Provider value={scope}>
      <App places={places} />
    </Provider>
  )
}

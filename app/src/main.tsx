import { allSettled, fork, type Scope, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { $config, type Config, fetchConfig, sendsKeys } from './config/config.ts'
import { $askAhead, callAhead } from './base/ahead.ts'
import { isDensity } from './base/density.ts'
import { $call } from './base/call.ts'
import { callLate } from './base/call-late.ts'
import { bindConnection } from './base/connection.ts'
import { $storage, browserStorage, storageKeys } from './base/storage.ts'
import { whenIdle } from './base/when-idle.ts'
import { limitMarkup } from './base/trusted-types.ts'
import { declareFonts } from './fonts/fonts.ts'
import {
  $catalogues,
  $locale,
  $messageFiles,
  chooseLocale,
  type Locale,
  needMessagesFx,
  textOf,
} from './locales/intl.ts'
import { type Catalogue, commonPlace, fetchCommon, type MessageFiles, startMessages } from './locales/messages.ts'
import { inConsole } from './navigation/host.ts'
import { $logProblem, $viewNames } from './navigation/menus.ts'
import { $move, arrived } from './navigation/navigation.ts'
import { startAhead } from './navigation/start-ahead.ts'
import { likelyView } from './navigation/likely-view.ts'
import type { ViewNames } from './navigation/menus-to-routes.ts'
import { $loadView, viewLoader, viewName, type ViewModules } from './navigation/views.ts'
import { bindUnexpected } from './notices/unexpected.ts'
import { $directory } from './session/directory/directory.ts'
import { lazyDirectory } from './session/directory/lazy-directory.ts'
import './session/directory/sign-out.ts'
import { $timer } from './session/idle.ts'
import { sessionOutside, tokenOfCalls } from './session/outside.ts'
import { appStarted } from './session/session.ts'
import { $tellTabs } from './session/tabs.ts'
import { App } from './shell/app.tsx'
import { ConfigProblemPage } from './shell/config-problem.tsx'
import { bindDeployment } from './shell/deployment.ts'
import { inside } from './shell/inside-part.ts'
import { consolePlaces, type Places } from './shell/places.ts'
import { $density, $scheme, bindChoices, isScheme } from './shell/preferences.ts'

const viewModules = import.meta.glob('./views/*/*/*/index.ts') as ViewModules
const viewNames: ViewNames = new Set(Object.keys(viewModules).map(viewName))
const files: MessageFiles = import.meta.glob<Catalogue>(
  ['./locales/{fr,en}.json', './{locales/start,views,kit,shell}/**/messages.{fr,en}.json'],
  { import: 'default' },
)

/** The language to begin with, and what it says. */
interface Spoken {
  locale: Locale
  messages: Catalogue
}

const spokenWith = (configured: string | undefined): Promise<Spoken> =>
  startMessages(
    files,
    chooseLocale({ own: browserStorage.read(storageKeys.locale), configured, browser: navigator.languages }),
  )

/** Told of errors that a part of the page caught; the recorder listens once it is there. */
let tellCaught: (error: unknown) => void = () => {}

/** Makes the one scope of the console and ties it to what stands outside it: the network, the storage, the history. */
function startConsole(config: Config, { locale, messages }: Spoken): { scope: Scope; places: Places } {
  const storage = browserStorage
  const scheme = storage.read(storageKeys.scheme)
  const density = storage.read(storageKeys.density)
  const places = consolePlaces()
  inside.whenThere(({ createConsoleRouter }) => places.give(createConsoleRouter()))
  const views = viewLoader(viewModules, { files, need: (screens) => scopeBind(needMessagesFx, { scope })(screens) })
  const session = sessionOutside()
  const token = tokenOfCalls(() => scope)
  const context = {
    baseUrl: config.apiHost,
    token,
    language: () => scope.getState($locale),
    sendsKeys: sendsKeys(config),
  }
  const ahead = callAhead(
    callLate(async () => {
      const { recordingCall, giveLate } = await inside.fetch()
      giveLate(scope)
      const { call, caught } = recordingCall(context, scope)
      tellCaught = caught
      // Whatever an answer leads to has its words.
      await scopeBind(needMessagesFx, { scope })([commonPlace])
      return call
    }),
    token,
  )

  const scope: Scope = fork({
    values: [
      [$config, config],
      [$storage, storage],
      [$locale, locale],
      [$messageFiles, files],
      [$catalogues, { fr: {}, en: {}, [locale]: messages }],
      [$scheme, isScheme(scheme) ? scheme : config.theme.startsDark ? 'dark' : 'light'],
      [$density, isDensity(density) ? density : 'default'],
      [$viewNames, views.names],
      [$loadView, views.load],
      [$move, places.move],
      [$call, ahead.call],
      [$askAhead, startAhead(ahead.ask)],
      [$directory, config.directory ? lazyDirectory(config.directory) : null],
      [$timer, session.setTimer],
      [$tellTabs, session.tellTabs],
      // oxlint-disable-next-line no-console -- for the developers of the server, whose menus these are
      [$logProblem, ({ kind, name }: { kind: string; name: string }) => console.error(`menu: ${kind}: ${name}`)],
    ],
  })

  const tell = scopeBind(arrived, { scope })
  const told = () => tell({ path: places.here.pathname, query: places.here.search })
  told()
  places.subscribe(told)
  session.bind(scope)
  bindUnexpected(scope)
  bindChoices(scope)
  bindDeployment(scope)
  bindConnection(scope)
  void allSettled(appStarted, { scope })
  return { scope, places }
}

/** The list that most begin with. */
const usualList = 'AffAffAffaireList'

type LoadView = (view: string, attempt?: number) => Promise<unknown>

/** Under an attempt of its own: the screen's first one has not failed where this one did. */
const ahead = (load: LoadView, view: string) => load(view, -1)

/** What is kept says that a session may go on: all it takes is asked for at once. */
const mayGoOn = (): boolean => Boolean(browserStorage.read(storageKeys.token))

/** While somebody signs in, what he will see then is fetched, one after the other and in idle time. Who needs it asks again and hears of failures. */
function fetchAhead(load: LoadView, locale: Locale): void {
  const view = likelyView(
    { address: inConsole(globalThis.location.pathname), storage: browserStorage, otherwise: usualList },
    viewNames,
  )
  const steps: (() => Promise<unknown>)[] = [
    () => Promise.all([inside.fetch(), fetchCommon(files, locale)]),
    async () => (await inside.fetch()).homeAhead(),
    async () => view && ahead(load, view),
  ]
  const next = () => {
    const step = steps.shift()
    if (step) whenIdle(() => void step().then(next, () => {}))
  }
  next()
}

async function page(): Promise<ReactNode> {
  limitMarkup()
  declareFonts()
  if (mayGoOn()) void inside.fetch().catch(() => {})
  // Asked for before the configuration is there: most often they are the right ones, and nobody waits for them.
  const likely = spokenWith(undefined)
  likely.then(({ locale }) => mayGoOn() && fetchCommon(files, locale)).catch(() => {})
  const reading = await fetchConfig()
  const spoken = await spokenWith('config' in reading ? reading.config.locale : undefined)
  document.documentElement.lang = spoken.locale
  if ('problem' in reading)
    return <ConfigProblemPage problem={reading.problem} text={textOf(spoken.locale, spoken.messages)} />
  const { scope, places } = startConsole(reading.config, spoken)
  const load = scope.getState($loadView)
  if (mayGoOn()) {
    const asked = likelyView(
      { address: inConsole(globalThis.location.pathname), storage: null, otherwise: '' },
      viewNames,
    )
    if (asked) ahead(load, asked).catch(() => {})
  } else fetchAhead(load, spoken.locale)
  return (
    <Provider value={scope}>
      <App places={places} />
    </Provider>
  )
}

const root = document.getElementById('root')
const onCaughtError = (error: unknown) => {
  // oxlint-disable-next-line no-console -- as React does where nobody listens
  console.error(error)
  tellCaught(error)
}
if (root) createRoot(root, { onCaughtError }).render(<StrictMode>{await page()}</StrictMode>)

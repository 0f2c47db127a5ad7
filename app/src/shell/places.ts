import type { createMemoryRouter } from 'react-router-dom'
import type { Here } from '../navigation/here.ts'
import { inConsole, onHost } from '../navigation/host.ts'
import type { Move } from '../navigation/navigation.ts'

type ConsoleRouter = ReturnType<typeof createMemoryRouter>

/** The current address, and the navigation to others. */
export interface Places {
  /** The current address; the same object until it changes. */
  readonly here: Here
  subscribe: (hear: () => void) => () => void
  move: (move: Move) => void
  /** The router, once it is loaded. */
  readonly router: ConsoleRouter | null
}

const hereOf = ({ state: { location, historyAction } }: ConsoleRouter): Here => ({
  pathname: inConsole(location.pathname),
  search: location.search,
  state: location.state,
  // Compared as text: the router's enum is not loaded before the router.
  isBack: (historyAction as string) === 'POP',
})

/** The places of a router. */
export function routerPlaces(router: ConsoleRouter): Places {
  let known = { location: router.state.location, here: hereOf(router) }
  return {
    get here() {
      const { location } = router.state
      if (known.location !== location) known = { location, here: hereOf(router) }
      return known.here
    },
    subscribe: (hear) => router.subscribe(hear),
    move: ({ to, replace = false, state }) => void router.navigate(to, { replace, state }),
    router,
  }
}

/** State of a history entry, in the router's format. */
interface Entry {
  usr?: unknown
  key?: string
  idx?: number
}
const entry = (): Entry | null => globalThis.history.state as Entry | null

const hereInBrowser = (isBack: boolean): Here => ({
  pathname: inConsole(globalThis.location.pathname),
  search: globalThis.location.search,
  state: entry()?.usr ?? null,
  isBack,
})

/** The places of the browser's history, for the pages shown before the router is loaded. */
function historyPlaces(tell: () => void): Places & { close: () => void } {
  let here = hereInBrowser(true)
  const come = (isBack: boolean) => {
    here = hereInBrowser(isBack)
    tell()
  }
  const comeBack = () => come(true)
  globalThis.addEventListener('popstate', comeBack)
  return {
    get here() {
      return here
    },
    router: null,
    subscribe: () => () => {},
    close: () => globalThis.removeEventListener('popstate', comeBack),
    move({ to, replace = false, state }) {
      // As in the router: navigating to the current address without a state does nothing.
      if (state === undefined && to === here.pathname + here.search) return
      const idx = entry()?.idx ?? 0
      const next: Entry = {
        usr: state ?? null,
        key: Math.random().toString(36).slice(2, 10),
        idx: replace ? idx : idx + 1,
      }
      if (replace) globalThis.history.replaceState(next, '', onHost(to))
      else globalThis.history.pushState(next, '', onHost(to))
      come(false)
    },
  }
}

/** The places of the browser's history, and of the router once it is given. */
export function consolePlaces(): Places & { give: (router: ConsoleRouter) => void } {
  const heard = new Set<() => void>()
  const tell = () => {
    for (const hear of heard) hear()
  }
  const before = historyPlaces(tell)
  let now: Places = before
  return {
    get here() {
      return now.here
    },
    get router() {
      return now.router
    },
    move: (move) => now.move(move),
    subscribe(hear) {
      heard.add(hear)
      return () => void heard.delete(hear)
    },
    give(router) {
      before.close()
      now = routerPlaces(router)
      router.subscribe(tell)
      tell()
    },
  }
}

import type { createMemoryRouter } from 'react-router-dom'
import type { Here } from '../navigation/here.ts'
import type { Move } from '../navigation/navigation.ts'

type ConsoleRouter = ReturnType<typeof createMemoryRouter>

/** Where the console stands, and how it goes elsewhere. */
export interface Places {
  /** The same until that changes. */
  readonly here: Here
  subscribe: (hear: () => void) => () => void
  move: (move: Move) => void
  /** The router, once it is there. */
  readonly router: ConsoleRouter | null
}

const hereOf = ({ state: { location, historyAction } }: ConsoleRouter): Here => ({
  pathname: location.pathname,
  search: location.search,
  state: location.state,
  // By its text: the names of such values are the router's, which is not there before it is given.
  isBack: (historyAction as string) === 'POP',
})

/** As a router says it. */
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

/** An entry of the history as the router writes and reads it. */
interface Entry {
  usr?: unknown
  key?: string
  idx?: number
}
const entry = (): Entry | null => globalThis.history.state as Entry | null

const hereInBrowser = (isBack: boolean): Here => ({
  pathname: globalThis.location.pathname,
  search: globalThis.location.search,
  state: entry()?.usr ?? null,
  isBack,
})

/** The history of the browser, for the few pages that stand before the router is fetched. */
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
      // As the router does: going where one already is, with nothing to say, is no going.
      if (state === undefined && to === here.pathname + here.search) return
      const idx = entry()?.idx ?? 0
      const next: Entry = {
        usr: state ?? null,
        key: Math.random().toString(36).slice(2, 10),
        idx: replace ? idx : idx + 1,
      }
      if (replace) globalThis.history.replaceState(next, '', to)
      else globalThis.history.pushState(next, '', to)
      come(false)
    },
  }
}

/** The browser's own, until a router is given, and from then on that router's. */
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

import { createPath, type createMemoryRouter, NavigationType, parsePath, type To } from 'react-router-dom'
import { inConsole } from '../navigation/host.ts'

/** A router that keeps the address in the browser's history, or in memory. */
type ConsoleRouter = ReturnType<typeof createMemoryRouter>
type Options = Parameters<ConsoleRouter['navigate']>[1]

/** Place of the current entry in the browser's history, as the router counts; undefined in memory. */
const placeInHistory = (): number | undefined => (globalThis.history.state as { idx?: number } | null)?.idx

/** Leads on over entries of the address one is at: a form that was opened and closed leaves one, and Back or Forward would seem to do nothing. */
function passDuplicates(router: ConsoleRouter): void {
  const read = () => ({ ...router.state.location, place: placeInHistory() })
  let shown = read()
  router.subscribe(({ historyAction, location }) => {
    if (location.key === shown.key) return
    const [from, to] = [shown, read()]
    shown = to
    if (historyAction !== NavigationType.Pop || to.state || createPath(to) !== createPath(from)) return
    if (from.place !== undefined && to.place !== undefined) void router.navigate(Math.sign(to.place - from.place))
  })
}

/** Makes navigating to the current address do nothing (docs/specification/console.md#going-about): no second history entry, no question about a draft. */
export function withoutDuplicates(router: ConsoleRouter): ConsoleRouter {
  const navigate = router.navigate.bind(router) as (to: To | number | null, options?: Options) => Promise<void>
  const isHere = (to: To | number | null): boolean => {
    if (to === null || typeof to === 'number') return false
    const wanted = typeof to === 'string' ? parsePath(to) : to
    const { location } = router.state
    const here = createPath({ ...location, pathname: inConsole(location.pathname) })
    return wanted.pathname?.startsWith('/') === true && createPath(wanted) === here
  }
  // Not while another navigation is under way, which this one cancels, nor with a state, which is new whatever the address.
  const isIdle = () => router.state.navigation.state === 'idle'
  passDuplicates(router)
  return Object.assign(router, {
    navigate: (to: To | number | null, options?: Options): Promise<void> =>
      isHere(to) && !options?.state && isIdle() ? Promise.resolve() : navigate(to, options),
  })
}

import { createPath, type createMemoryRouter, parsePath, type To } from 'react-router-dom'
import { inConsole } from '../navigation/host.ts'

/** A router that keeps the address in the browser's history, or in memory. */
type ConsoleRouter = ReturnType<typeof createMemoryRouter>
type Options = Parameters<ConsoleRouter['navigate']>[1]

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
  return Object.assign(router, {
    navigate: (to: To | number | null, options?: Options): Promise<void> =>
      isHere(to) && !options?.state && isIdle() ? Promise.resolve() : navigate(to, options),
  })
}

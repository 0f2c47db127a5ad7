import { createPath, type createMemoryRouter, parsePath, type To } from 'react-router-dom'

/** A router that keeps the address in the browser's history, or in memory. */
type ConsoleRouter = ReturnType<typeof createMemoryRouter>
type Options = Parameters<ConsoleRouter['navigate']>[1]

/** Going where one already is does nothing, and is no error (docs/specification/console.md#going-about): no second entry in the history, no draft asked about. */
export function withoutDuplicates(router: ConsoleRouter): ConsoleRouter {
  const navigate = router.navigate.bind(router) as (to: To | number | null, options?: Options) => Promise<void>
  const isHere = (to: To | number | null): boolean => {
    if (to === null || typeof to === 'number') return false
    const wanted = typeof to === 'string' ? parsePath(to) : to
    return wanted.pathname?.startsWith('/') === true && createPath(wanted) === createPath(router.state.location)
  }
  // What is under way elsewhere is called back by going here; a state is news, whatever the address.
  const isIdle = () => router.state.navigation.state === 'idle'
  return Object.assign(router, {
    navigate: (to: To | number | null, options?: Options): Promise<void> =>
      isHere(to) && !options?.state && isIdle() ? Promise.resolve() : navigate(to, options),
  })
}

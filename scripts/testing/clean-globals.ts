import { afterAll, vi } from 'vitest'

/** Files share a world: each leaves it as it was found, with its own clock, globals and environment. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

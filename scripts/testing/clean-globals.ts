import { afterAll, vi } from 'vitest'

/** Files share a world: each leaves it as it was found, with its own clock, globals and environment, and no module of which only a part has come. */
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await vi.dynamicImportSettled()
})

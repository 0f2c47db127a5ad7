import { afterAll, vi } from 'vitest'

/** Test files share globals: each restores clock, globals and environment, and leaves no module half loaded. */
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await vi.dynamicImportSettled()
})

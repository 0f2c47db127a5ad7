import { defineConfig } from 'playwright/test'
import { findBrowser, launchArgs } from '../../scripts/browser.ts'

/** Journeys: the built console, in a real browser, against the reference provider on a database of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // These take minutes: `npm run day`.
  testIgnore: 'e2e/day/*',
  globalSetup: './prepare.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // One waits for a server or a clock while two work.
  workers: 3,
  retries: 0,
  // Long, for a busy machine: tests wait for conditions.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1366, height: 768 },
    launchOptions: { executablePath: findBrowser(), args: launchArgs },
    // No check is to meet a colour half way to another.
    contextOptions: { reducedMotion: 'reduce' },
  },
})

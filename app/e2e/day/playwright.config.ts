import { defineConfig } from 'playwright/test'
import journeys from '../playwright.config.ts'
import { features } from './features.ts'

/** The journeys of an administrator's day, on as many rows more as `RONDE_ROWS` says. */
export default defineConfig({
  ...journeys,
  testDir: '..',
  testMatch: features.flatMap(({ specs }) => specs.map((name) => `${name}.spec.ts`)),
  testIgnore: [],
  globalSetup: '../prepare.ts',
  outputDir: '../../../test-results',
  // Each worker has a copy of all rows, and a server that reads them.
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 60_000 },
})

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser, launchArgs } from './scripts/browser.ts'

const conditions = ['ronde-source', 'module', 'browser', 'development|production']
// Node gets these on its command line, where `import` would hold for `require` too and hand it modules it cannot take.
const nodeConditions = ['ronde-source', 'node', 'module-sync']

const storyDependencies = [
  '@floating-ui/react', '@internationalized/date', 'axe-core', 'dompurify', 'lucide-react', 'pdfjs-dist', 'react-aria', 'react-dom', 'react-stately',
  '@visx/axis', '@visx/grid', '@visx/scale', '@visx/shape', 'react-virtuoso', 'styled-components', '@formatjs/intl', 'axios', 'dayjs', 'effector', 'effector-react', 'idb-keyval', 'react-router-dom', 'zod/mini',
]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions: nodeConditions, externalConditions: nodeConditions } },
  test: {
    // Vitest would leave one core idle, which on a machine of two is half of it.
    maxWorkers: 2,
    // What is polled for is a condition; a busy machine is no failure.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{ui,app,contracts,.storybook}/**/*.test.ts', 'scripts/*.test.ts'],
          exclude: ['**/node_modules/**', 'ui/package/**', 'app/build/**'],
          // They share nothing that one of them changes, and a world of its own for each costs more than they do.
          isolate: false,
          // Some start servers and run properties; a busy machine is no failure.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          environment: 'node',
          include: ['ui/package/*.test.ts', 'app/build/*.test.ts', 'scripts/checks/*.test.ts'],
          globalSetup: ['ui/package/setup.ts'],
          // They build and start compilers.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{ui,app}/src/**/*.test.tsx'],
          exclude: ['**/node_modules/**'],
          // Loading the console once for every file takes longer than its tests do; each test renders and cleans up its own.
          isolate: false,
          setupFiles: ['scripts/testing/clean-page.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pact',
          environment: 'node',
          include: ['contracts/services/**/*.pact.ts'],
          globalSetup: ['contracts/pacts/setup.ts'],
          // Every file writes into the one pact file: two at once would lose interactions.
          fileParallelism: false,
          pool: 'forks',
          maxWorkers: 1,
          isolate: false,
          // Each starts a mock server; a busy machine is no failure.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Found only while a story runs, they would make Vite reload the page under the tests.
        optimizeDeps: { include: storyDependencies },
        test: {
          name: 'stories',
          // One page for all: each story mounts and unmounts, and a page of its own for every file would load the modules over and over.
          isolate: false,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            // Reduced motion, so that no check meets a colour half way to another.
            provider: playwright({ launchOptions: { executablePath: findBrowser(), args: launchArgs }, contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
})

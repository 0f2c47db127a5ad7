import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const conditions = ['ronde-source', 'module', 'browser', 'development|production']
// Node gets these on its command line, where `import` would hold for `require` too and hand it modules it cannot take.
const nodeConditions = ['ronde-source', 'node', 'module-sync']
// They start compilers, servers, copies of the project and browsers: what is quick does without.
const startsPrograms = [
  'ui/package/*.test.ts',
  'app/build/*.test.ts',
  'scripts/checks/*.test.ts',
  'scripts/new.test.ts',
  'contracts/provider/{main,backup,events,sessions}.test.ts',
]
// They send requests to the reference provider, and read its database.
const asksServers = ['contracts/provider/**/*.test.ts', 'contracts/scenarios/*.test.ts', 'app/e2e/*.test.ts']
// They have the whole console in their page.
const holdsConsole = ['app/src/{shell,views}/**/*.test.tsx']

/** What tests in Node share: nothing that one of them changes, and a world of its own for each costs more than they do. */
const inNode = { environment: 'node', isolate: false, setupFiles: ['scripts/testing/clean-globals.ts'] }

/** What tests in jsdom share. Loading the console once for every file takes longer than its tests do; each test renders and cleans up its own. */
const inPage = {
  environment: 'jsdom',
  isolate: false,
  setupFiles: ['scripts/testing/clean-page.ts'],
  // Styles go rule by rule into the style sheet, as in production; as text, all that is there would be parsed again with each of them.
  // And what is asked for until it is there does not print the whole page each time that it is not; `DEBUG_PRINT_LIMIT=7000` does.
  env: { SC_DISABLE_SPEEDY: 'false', DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0' },
}

/** Files by how long they took last time, the longest first. Those of the pact by name: the first refusal of a call is told there twice, and has to be the same one each time. */
class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the sequencer, which sorts no array in place
    const sorted = await super.sort(files)
    const place = ({ project, moduleId }: TestSpecification) => (project.name === 'pact' ? moduleId : '')
    return sorted.toSorted((one, other) => (place(one) < place(other) ? -1 : place(one) > place(other) ? 1 : 0))
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions: nodeConditions, externalConditions: nodeConditions } },
  test: {
    // Vitest would leave one core idle, which on a machine of two is half of it.
    maxWorkers: 2,
    sequence: { sequencer: FileOrder },
    // What is waited for is a condition, or a compiler, a server, a browser, a copy of the project: a busy machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...inNode,
          name: 'unit',
          include: ['{ui,app,contracts,.storybook}/**/*.test.ts', 'scripts/*.test.ts'],
          exclude: ['**/node_modules/**', ...startsPrograms, ...asksServers],
        },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'server',
          include: asksServers,
          exclude: ['**/node_modules/**', ...startsPrograms],
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          environment: 'node',
          include: startsPrograms,
          globalSetup: ['ui/package/setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          ...inPage,
          name: 'dom',
          include: ['{ui,app}/src/**/*.test.tsx', '.storybook/hearing/*.test.tsx'],
          exclude: ['**/node_modules/**', ...holdsConsole],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: { ...inPage, name: 'screens', include: holdsConsole, exclude: ['**/node_modules/**'] },
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
        },
      },
    ],
  },
})

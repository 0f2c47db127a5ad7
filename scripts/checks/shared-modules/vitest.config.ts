import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs test files in the order of their names. */
class ByName extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1)))
  }
}

export default defineConfig({
  resolve: { conditions: ['ronde-source', 'module', 'browser', 'development|production'] },
  test: {
    root: import.meta.dirname,
    include: ['*.tests.ts'],
    environment: 'jsdom',
    isolate: false,
    maxWorkers: 1,
    setupFiles: ['../../testing/clean-page.ts'],
    sequence: { sequencer: ByName },
  },
})

/** The project's tests, with random inputs from the seed of the run. */
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.ts'

const seeded = join(import.meta.dirname, 'seeded.ts')

interface Project {
  test?: { setupFiles?: string[] }
}

export default defineConfig({
  ...base,
  root: join(import.meta.dirname, '../..'),
  test: {
    ...base.test,
    projects: ((base.test?.projects ?? []) as Project[]).map((project) => ({
      ...project,
      test: { ...project.test, setupFiles: [...(project.test?.setupFiles ?? []), seeded] },
    })),
  },
})

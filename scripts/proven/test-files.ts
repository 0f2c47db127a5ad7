/** The test files, as found by the runners. */
import { globSync } from 'node:fs'
import { join, sep } from 'node:path'
import vitestConfig from '../../vitest.config.ts'
import { root } from '../run.ts'

export type Project = 'unit' | 'server' | 'package' | 'dom' | 'screens' | 'pact'

interface ProjectTests {
  name: string
  include: string[]
  exclude?: string[]
}

const found = (include: readonly string[], exclude: readonly string[]): string[] =>
  globSync(include, { cwd: root, exclude: ['**/node_modules/**', ...exclude] })
    .map((file) => file.split(sep).join('/'))
    .toSorted()

/** Paths of the test files of a project of vitest's, from the project's root. */
export function testFiles(project: Project): string[] {
  const projects = (vitestConfig.test?.projects ?? []) as { test: ProjectTests }[]
  const tests = projects.map(({ test }) => test).find(({ name }) => name === project)
  if (!tests) throw new Error(`vitest has no project ${project}.`)
  return found(tests.include, tests.exclude ?? [])
}

/** Paths of the files of journeys, from the project's root. */
export const journeyFiles = (): string[] => found([join('app/e2e', '*.spec.ts')], [])

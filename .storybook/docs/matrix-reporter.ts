import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { reportPath } from './matrix-report.ts'
import type { MatrixReport, StoryResult } from './matrix-report.ts'

const root = join(import.meta.dirname, '../..')
const target = join(root, reportPath)

interface StoryMeta {
  storyId?: string
  reports?: readonly { type: string; status: string }[]
}

function resultOf(test: TestCase, at: string): StoryResult[] {
  const { storyId, reports = [] } = test.meta() as StoryMeta
  const { state } = test.result()
  if (!storyId || state === 'skipped' || state === 'pending') return []
  const said = (type: string) => {
    const status = reports.find((report) => report.type === type)?.status
    return status === undefined ? undefined : status !== 'failed'
  }
  const isPassed = state === 'passed'
  // A passed test has passed both checks; a failed one may have stopped before.
  return [{ id: storyId, file: relative(root, test.module.moduleId), name: test.name, isPassed, isLightPassed: isPassed || said('a11y'), isDarkPassed: isPassed || said('a11y-other-theme'), at }]
}

/** Writes what the stories' run said, for the accessibility matrix; stories of files that did not run keep what was said before. */
export default class MatrixReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const at = new Date().toISOString()
    const results = modules.flatMap((module) => [...module.children.allTests()].flatMap((test) => resultOf(test, at)))
    if (results.length === 0) return
    const before: MatrixReport = existsSync(target) ? (JSON.parse(readFileSync(target, 'utf8')) as MatrixReport) : { stories: [] }
    const run = new Set(results.map(({ id }) => id))
    const stories = [...before.stories.filter(({ id, file }) => !run.has(id) && existsSync(join(root, file))), ...results]
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, `${JSON.stringify({ stories: stories.toSorted((one, other) => one.id.localeCompare(other.id)) }, null, 2)}\n`)
  }
}

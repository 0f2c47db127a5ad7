/** Reads what the last whole test run left, writes `docs/specification-coverage.md` and names every statement without a passing test. */
import { globSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Opening } from './review/entry.ts'
import { root } from './run.ts'
import {
  coverageOf,
  coveragePage,
  type Item,
  itemsOfTags,
  itemsOfTitle,
  type Outcome,
} from './specification-coverage.ts'
import { readReport, type ReportedTest } from './test-reports.ts'

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const testOutcome = ({ file, titles, isPassed }: ReportedTest): Outcome => ({
  file,
  // Read together: a group names what its tests are about, and may name what they prove.
  title: titles.join(' '),
  isPassed,
  items: titles.flatMap(itemsOfTitle),
})

const storyOutcomes = (openings: readonly Opening[]): Outcome[] =>
  openings
    .filter(({ entry }) => entry.type === 'story')
    .map(({ entry, problems }) => ({
      file: relative('.', entry.importPath),
      title: entry.name,
      isPassed: problems.length === 0,
      items: itemsOfTags(entry.tags ?? []),
    }))

/** Writes the page and answers how many items are proven and what is wrong, having told it. `folder`: where the reports of the run are. `openings`: what the review of the Storybook saw. */
export function reportCoverage(folder: string, openings: readonly Opening[]): { passed: number; failed: number } {
  const tests = globSync('*.json', { cwd: folder }).flatMap((file) => readReport(join(folder, file)).map(testOutcome))
  const outcomes = [...tests, ...storyOutcomes(openings)]
  const items = readJson(join(root, 'docs/specification/items.json')) as Item[]
  const coverage = coverageOf(items, outcomes)
  const page = join(root, 'docs/specification-coverage.md')
  const text = coveragePage(items, coverage)
  if (!existsSync(page) || readFileSync(page, 'utf8') !== text) writeFileSync(page, text)
  coverage.problems.forEach((problem) => console.error(problem))
  return {
    passed: [...coverage.proofs.values()].filter((proofs) => proofs.length > 0).length,
    failed: coverage.problems.length,
  }
}

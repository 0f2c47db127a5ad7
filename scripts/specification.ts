/** Reads the reports of a test run, writes `docs/specification-coverage.md` and lists every statement without a passing test. */
import { globSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Part, partOf, parts } from './proven/parts.ts'
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
  // Titles are joined: a group may name the items that its tests prove.
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

export interface Reported {
  passed: number
  failed: number
  told: readonly string[]
  /** Items proven by the tests of each part. */
  items: ReadonlyMap<Part, readonly string[]>
}

/**
 * Returns the number of proven items and the problems; writes the page when all tests ran. `folder`: holds the reports of the run.
 * `openings`: results of the Storybook's review. `before`: proven items of unchanged parts, of which only some tests ran.
 */
export function reportCoverage(
  folder: string,
  openings: readonly Opening[],
  before: readonly string[] | null,
): Reported {
  const tests = globSync('*.json', { cwd: folder }).flatMap((file) => readReport(join(folder, file)).map(testOutcome))
  const outcomes = [...tests, ...storyOutcomes(openings)]
  const items = readJson(join(root, 'docs/specification/items.json')) as Item[]
  const earlier = new Set(before)
  const coverage = coverageOf(items, outcomes, earlier)
  const page = join(root, 'docs/specification-coverage.md')
  const text = coveragePage(items, coverage)
  if (before === null && (!existsSync(page) || readFileSync(page, 'utf8') !== text)) writeFileSync(page, text)
  const provenBy = [...coverage.proofs].filter(([, proofs]) => proofs.length > 0)
  const ofPart = (part: Part) =>
    provenBy.filter(([, proofs]) => proofs.some(({ file }) => partOf(file) === part)).map(([id]) => id)
  return {
    passed: new Set([...provenBy.map(([id]) => id), ...earlier]).size,
    failed: coverage.problems.length,
    told: coverage.problems,
    items: new Map(parts.map((part) => [part, ofPart(part)])),
  }
}

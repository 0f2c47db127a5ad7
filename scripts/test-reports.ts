/** Reads what the runners of tests (vitest) and of journeys (playwright) report as JSON. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run.ts'

/** A test that was told of. */
export interface ReportedTest {
  /** From the project's root. */
  file: string
  /** Of the groups it stands in, the outermost first, and its own. */
  titles: readonly string[]
  /** False of one that was passed over, too. */
  isPassed: boolean
  hasRun: boolean
  /** How long it took, in ms. */
  ms: number
  /** What it failed with. */
  errors: readonly string[]
}

interface VitestReport {
  testResults: {
    name: string
    status: string
    /** Why the file itself broke. */
    message: string
    assertionResults: {
      ancestorTitles: string[]
      title: string
      status: string
      duration?: number
      failureMessages: string[]
    }[]
  }[]
}

interface PlaywrightSuite {
  specs: {
    file: string
    title: string
    ok: boolean
    tests: { status: string; results: { duration: number; errors: { message?: string }[] }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  suites: PlaywrightSuite[]
}

const journeyFolder = 'app/e2e'

const specsIn = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsIn),
]

const journeysOf = ({ suites }: PlaywrightReport): ReportedTest[] =>
  suites.flatMap(specsIn).map(({ file, title, ok, tests }) => {
    const results = tests.flatMap((one) => one.results)
    return {
      file: join(journeyFolder, file),
      titles: [title],
      // One that failed first and passed then did not pass.
      isPassed: ok && tests.every(({ status }) => status === 'expected'),
      hasRun: tests.some(({ status }) => status !== 'skipped'),
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      errors: results.flatMap(({ errors }) => errors.flatMap(({ message }) => message ?? [])),
    }
  })

const testsOf = ({ testResults }: VitestReport, folder: string): ReportedTest[] =>
  testResults.flatMap(({ name, status: ofFile, message, assertionResults }) => {
    const file = relative(folder, name)
    const own = assertionResults.map(({ ancestorTitles, title, status, duration = 0, failureMessages }) => ({
      file,
      titles: [...ancestorTitles, title],
      isPassed: status === 'passed',
      hasRun: status === 'passed' || status === 'failed',
      ms: duration,
      errors: failureMessages,
    }))
    // What no test of it failed by: it did not load, or what stands around its tests broke.
    const isBroken = ofFile === 'failed' && own.every(({ isPassed, hasRun }) => isPassed || !hasRun)
    return isBroken ? [...own, { file, titles: [], isPassed: false, hasRun: false, ms: 0, errors: [message] }] : own
  })

/** Every test that the report of one of the runners tells of; a file that broke is one without a title. `folder`: the project of which vitest told. */
export function readReport(report: string, folder = root): ReportedTest[] {
  const read = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport
  return 'suites' in read ? journeysOf(read) : testsOf(read, folder)
}

/** What failed, in words: where, which, and the first lines of why. */
export const tellFailures = (tests: readonly ReportedTest[]): string[] =>
  tests
    .filter(({ errors, isPassed }) => !isPassed && errors.length > 0)
    .map(({ file, titles, errors }) =>
      [[file, ...titles].join(' › '), ...stripVTControlCharacters(errors.join('\n')).split('\n').slice(0, 12)].join(
        '\n    ',
      ),
    )

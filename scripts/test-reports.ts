/** Reads the JSON reports of tests (vitest) and journeys (playwright). */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run.ts'

/** A test in a report. */
export interface ReportedTest {
  /** Path from the project's root. */
  file: string
  /** Titles of its groups, outermost first, and its own. */
  titles: readonly string[]
  /** Whether it passed; false for a skipped one. */
  isPassed: boolean
  hasRun: boolean
  /** Duration in ms. */
  ms: number
  /** Messages of its failures. */
  errors: readonly string[]
}

interface VitestReport {
  testResults: {
    name: string
    status: string
    /** Error of the file itself. */
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
      // A test that passed only on a retry did not pass.
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
    // The file failed without a failing test: it did not load, or a hook failed.
    const isBroken = ofFile === 'failed' && own.every(({ isPassed, hasRun }) => isPassed || !hasRun)
    return isBroken ? [...own, { file, titles: [], isPassed: false, hasRun: false, ms: 0, errors: [message] }] : own
  })

/** Every test in a report; a broken file counts as one without a title. `folder`: the project that vitest ran. */
export function readReport(report: string, folder = root): ReportedTest[] {
  const read = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport
  return 'suites' in read ? journeysOf(read) : testsOf(read, folder)
}

/** The failures as text: file, title, and the first lines of the error. */
export const tellFailures = (tests: readonly ReportedTest[]): string[] =>
  tests
    .filter(({ errors, isPassed }) => !isPassed && errors.length > 0)
    .map(({ file, titles, errors }) =>
      [[file, ...titles].join(' › '), ...stripVTControlCharacters(errors.join('\n')).split('\n').slice(0, 12)].join(
        '\n    ',
      ),
    )

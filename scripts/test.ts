/** `npm test`: every check there is, stage by stage, with what each took. `--quick`: those that need no browser. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bringBrowser } from './browser.ts'
import { buildConsole } from './console-build.ts'
import { programs, runNode } from './run.ts'
import { reportCoverage } from './specification.ts'

interface Stage {
  name: string
  /** Answers how many tests passed and failed; throws when the stage itself broke. */
  run: () => Promise<Counts>
  isQuick?: boolean
}

interface Counts {
  passed: number
  failed: number
}

const reports = mkdtempSync(join(tmpdir(), 'ronde-test-'))

const check = async (...args: string[]): Promise<Counts> => {
  const code = await runNode(args)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

const vitest = async (...projects: string[]): Promise<Counts> => {
  const report = join(reports, `${projects.join('-')}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const code = await runNode([programs.vitest, 'run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number }
  // A file that does not load fails no test; a run without a test is no pass.
  const isBroken = (code !== 0 && numFailedTests === 0) || numPassedTests + numFailedTests === 0
  return { passed: numPassedTests, failed: numFailedTests + (isBroken ? 1 : 0) }
}

const journeys = async (): Promise<Counts> => {
  const report = join(reports, 'journeys.json')
  const code = await runNode([programs.playwright, 'test', '--config', 'app/e2e/playwright.config.ts', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as { stats: { expected: number; unexpected: number; flaky: number } }
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: failed + (code !== 0 && failed === 0 ? 1 : 0) + (stats.expected === 0 ? 1 : 0) }
}

const stages: Stage[] = [
  { name: 'types', isQuick: true, run: () => check(programs.tsc, '-p', 'tsconfig.json') },
  { name: 'lint', isQuick: true, run: () => check(programs.oxlint, '--type-aware', '--quiet') },
  { name: 'boundaries', isQuick: true, run: () => check(programs.eslint, '.', '--max-warnings', '0') },
  { name: 'units', isQuick: true, run: () => vitest('unit', 'dom') },
  { name: 'contracts', isQuick: true, run: () => vitest('pact') },
  { name: 'verification', isQuick: true, run: () => check(programs.verify) },
  { name: 'build', run: () => buildConsole().then(() => ({ passed: 1, failed: 0 })) },
  { name: 'package', run: () => vitest('package') },
  { name: 'stories', run: () => vitest('stories') },
  { name: 'journeys', run: journeys },
  // Last: it reads what all the others reported.
  { name: 'specification', run: () => Promise.resolve(reportCoverage(reports)) },
]

const isQuick = process.argv.includes('--quick')
if (!isQuick) process.env.CHROMIUM = bringBrowser()

const results: { name: string; counts: Counts; seconds: number }[] = []
for (const { name, run } of stages.filter((stage) => !isQuick || stage.isQuick)) {
  console.log(`\n── ${name}`)
  const startedAt = performance.now()
  const counts = await run().catch((error: unknown): Counts => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  results.push({ name, counts, seconds: (performance.now() - startedAt) / 1000 })
}

console.log('\nstage            passed  failed  seconds')
for (const { name, counts, seconds } of results) {
  console.log(`${name.padEnd(16)} ${String(counts.passed).padStart(6)}  ${String(counts.failed).padStart(6)}  ${seconds.toFixed(1).padStart(7)}`)
}
const sum = (of: keyof Counts) => results.reduce((total, { counts }) => total + counts[of], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0

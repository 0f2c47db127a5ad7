/**
 * `npm run day`: an administrator's whole day, feature by feature, where each large list has 100,000 rows more; then a table of what
 * passed. `-- labels basket`: those journeys alone; `-- --rows 0`: on the demo as it is.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bringBrowser } from '../../../scripts/browser.ts'
import { buildConsole } from '../../../scripts/console-build.ts'
import { programs, runNode } from '../../../scripts/run.ts'
import { readReport } from '../../../scripts/test-reports.ts'
import { missingOf, walkedOf } from './walked.ts'

const { values, positionals } = parseArgs({
  options: { rows: { type: 'string', default: '100000' } },
  allowPositionals: true,
})
process.env.CHROMIUM = bringBrowser()
await buildConsole()

const folder = mkdtempSync(join(tmpdir(), 'ronde-day-'))
const report = join(folder, 'report.json')
const chosen = positionals.map((name) => `/${name}.spec.ts`)
const code = await runNode(
  [programs.playwright, 'test', '--config', 'app/e2e/day/playwright.config.ts', '--reporter=list,json', ...chosen],
  { env: { RONDE_ROWS: values.rows, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
)
const walked = walkedOf(readReport(report))
rmSync(folder, { recursive: true })
console.log(`\n${Number(values.rows).toLocaleString('en')} rows more of each kind\n`)
console.log('| feature | walks | passed | failed | seconds |\n|-|-|-|-|-|')
for (const { feature, walks, passed, failed, seconds } of walked)
  console.log(`| ${feature} | ${walks.join(', ')} | ${passed} | ${failed} | ${seconds.toFixed(0)} |`)
const lacking = walked.filter((one) => missingOf(one).length > 0)
for (const one of lacking) console.log(`${one.feature}: nobody went through it by ${missingOf(one).join(', ')}.`)
process.exitCode = code !== 0 || lacking.length > 0 || walked.length === 0 ? 1 : 0

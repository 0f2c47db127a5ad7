/**
 * `npm run lighthouse [-- rounds]`: Lighthouse scores of the built console with the desktop preset: the sign-in page, and the list of
 * cases when signed in. Five rounds by default; of each category the median, and the audits below 100. Fails below 95 for
 * performance and 100 for accessibility and best practices. Lighthouse is large: it is installed on demand, in this folder.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser, launchArgs } from '../../../scripts/browser.ts'
import { buildConsole } from '../../../scripts/console-build.ts'
import { runProgram } from '../../../scripts/run.ts'
import { accounts, messages } from '../../e2e/journey.ts'
import { startProvider } from '../../e2e/provider.ts'
import { machine } from '../measured-page.ts'

const least = { performance: 95, accessibility: 100, 'best-practices': 100 }
type Category = keyof typeof least
const categories = Object.keys(least) as Category[]

interface Audit {
  title: string
  score: number | null
  displayValue?: string
}

interface Report {
  finalDisplayedUrl: string
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

type Lighthouse = (url: string, flags: object, config: object) => Promise<{ lhr: Report } | undefined>

const asOnADesk = {
  extends: 'lighthouse:default',
  settings: {
    formFactor: 'desktop',
    onlyCategories: categories,
    // Lighthouse's own preset `desktop`.
    throttling: { rttMs: 40, throughputKbps: 10_240, cpuSlowdownMultiplier: 1 },
    screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
    // Keeps the session.
    disableStorageReset: true,
  },
}

async function lighthouse(): Promise<Lighthouse> {
  const folder = import.meta.dirname
  if (!existsSync(join(folder, 'node_modules/lighthouse'))) {
    const code = await runProgram('npm', ['ci', '--ignore-scripts'], { cwd: folder })
    if (code !== 0) throw new Error('Lighthouse could not be installed: is there a registry?')
  }
  const module = (await import(join(folder, 'node_modules/lighthouse/core/index.js'))) as { default: Lighthouse }
  return module.default
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

/** The audits that keep a category from 100, one a line. */
const lacking = ({ categories: scored, audits }: Report, category: Category): string[] =>
  scored[category].auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id]
    if (weight === 0 || !audit || audit.score === null || audit.score >= 0.995) return []
    return [`${category}: ${audit.title}${audit.displayValue ? `, ${audit.displayValue}` : ''}`]
  })

const rounds = Number(process.argv[2] ?? 5)
const t = messages.fr
const ask = await lighthouse()
await buildConsole()
const provider = await startProvider()
const profile = mkdtempSync(join(tmpdir(), 'ronde-lighthouse-'))
const port = await freePort()
// Lighthouse opens a tab in the browser's own profile, so that the session has to be there.
const context = await chromium.launchPersistentContext(profile, {
  executablePath: findBrowser(),
  args: [...launchArgs, `--remote-debugging-port=${port}`],
  locale: 'fr-FR',
})

async function measure(name: string, path: string): Promise<void> {
  const reports: Report[] = []
  for (let round = 0; round < rounds; round++) {
    const result = await ask(provider.url + path, { port, logLevel: 'error' }, asOnADesk)
    if (!result) throw new Error(`Lighthouse said nothing of ${path}.`)
    // A redirect, such as to the sign-in page, is an error.
    if (result.lhr.finalDisplayedUrl !== provider.url + path)
      throw new Error(`${path} led to ${result.lhr.finalDisplayedUrl}.`)
    reports.push(result.lhr)
  }
  const scores = categories.map((category) =>
    Math.round(median(reports.map((report) => report.categories[category].score)) * 100),
  )
  console.log(`| ${name} | ${scores.join(' | ')} |`)
  for (const [at, category] of categories.entries()) if ((scores[at] ?? 0) < least[category]) process.exitCode = 1
  for (const line of new Set(reports.flatMap((report) => categories.flatMap((category) => lacking(report, category)))))
    console.error(`  ${name}, ${line}`)
}

try {
  console.log(`Machine: ${machine()}; ${rounds} rounds.\n\n| page | ${categories.join(' | ')} |\n|-|-|-|-|`)
  await measure('sign-in', '/Core/Sec/AuthLogin')
  const page = await context.newPage()
  await page.goto(provider.url)
  await page.getByRole('textbox', { name: t['login.user'] }).fill(accounts.admin.login)
  await page.getByLabel(t['login.password'], { exact: true }).fill(accounts.admin.password)
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByRole('heading').first().waitFor()
  // A session lives as long as a tab of it does: this one stays.
  await measure('first list', '/Aff/Aff/AffaireList')
} finally {
  await context.close()
  await provider.stop()
  provider.remove()
  rmSync(profile, { recursive: true, force: true })
}

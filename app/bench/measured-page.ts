/** What the measuring scripts share: the built console on a provider with many rows, signed in, and every main-thread task over 50 ms. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { addCases } from '../../contracts/bench/windows/fill.ts'
import { migrate, openDatabase } from '../../contracts/provider/database/database.ts'
import { seedDemo } from '../../contracts/provider/seed/demo.ts'
import { bytesOf, Line } from '../e2e/fetched.ts'
import { accounts, limitWhole, messages } from '../e2e/journey.ts'
import { startProvider, type Provider } from '../e2e/provider.ts'
import { findBrowser, launchArgs } from '../../scripts/browser.ts'

/** ms without a request after which nothing is taken to be on its way: rows that came are arranged by then. */
const still = 600

export interface Measured {
  page: Page
  provider: Provider
  t: (typeof messages)['fr']
  /**
   * Runs one step and prints its line: seconds; seconds until all that it asks for is there; tasks over 50 ms by then, the longest of them
   * in ms; requests to the server's API, and kB of their answers as sent.
   */
  measure: (name: string, act: () => Promise<unknown>) => Promise<void>
}

/** What was asked of the server's API, once all of it is there. A script of a worker is not seen to come to its end. */
async function answersThere(line: Line) {
  const asked = () => line.requests.filter(({ url }) => new URL(url).pathname.startsWith('/api/'))
  let [seen, since] = [-1, performance.now()]
  while (performance.now() - since < still) {
    const now = asked()
    if (now.length !== seen || now.some(({ isOver }) => !isOver)) [seen, since] = [now.length, performance.now()]
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return asked()
}

/** A provider on the demo and so many cases more, which a statement adds: a million in less than a minute. */
async function withCases(rows: number) {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-cases-'))
  const file = join(folder, 'ronde.sqlite')
  const db = openDatabase(file)
  await migrate(db)
  await seedDemo(db, { date: new Date().toISOString().slice(0, 10) })
  await addCases(db, 0, rows)
  await db.destroy()
  process.env['RONDE_DEMO_FILE'] = file
  const provider = await startProvider()
  rmSync(folder, { recursive: true, force: true })
  return provider
}

/**
 * Opens `address` as the administrator, on the demo and so many rows more of each long list, or of cases alone, at 1366 × 768, and prints the
 * head of the table of `measure`.
 */
export async function onManyRows(
  added: string | { cases: string },
  address: string,
  steps: (measured: Measured) => Promise<void>,
): Promise<void> {
  const rows = typeof added === 'string' ? added : added.cases
  const provider = typeof added === 'string' ? await startProvider('--rows', rows) : await withCases(Number(rows))
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
    await page.addInitScript(() => {
      const tasks: number[] = []
      Object.assign(globalThis, { tasks })
      new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))),
      ).observe({ type: 'longtask' })
    })
    // RONDE_WHOLE: `limits.whole` of the console, such as 0 for windows of every list.
    const { RONDE_WHOLE: limit } = process.env
    if (limit) await limitWhole(page, Number(limit))
    const t = messages.fr
    await page.goto(provider.url + address)
    await page.getByRole('textbox', { name: t['login.user'] }).fill(accounts.admin.login)
    await page.getByLabel(t['login.password'], { exact: true }).fill(accounts.admin.password)
    await page.keyboard.press('Enter')
    await page.getByRole('main').getByRole('heading').first().waitFor()

    const line = await Line.of(page)
    const measure = async (name: string, act: () => Promise<unknown>) => {
      line.clear()
      await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks.splice(0))
      const startedAt = performance.now()
      await act()
      const seconds = (performance.now() - startedAt) / 1000
      const asked = await answersThere(line)
      const whole = (performance.now() - startedAt - still) / 1000
      const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks)
      console.log(
        `| ${name} | ${seconds.toFixed(2)} | ${Math.max(seconds, whole).toFixed(2)} | ${tasks.length} | ${Math.max(0, ...tasks)} | ${asked.length} | ${Math.round(bytesOf(asked) / 1000)} |`,
      )
    }
    console.log(
      `| step (${rows} more rows) | s | s until all is there | tasks over 50 ms | longest, ms | requests | kB |\n|-|-|-|-|-|-|-|`,
    )
    await steps({ page, provider, t, measure })
  } finally {
    await browser.close()
    await provider.stop()
    provider.remove()
  }
}

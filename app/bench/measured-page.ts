/** Shared by the measuring scripts: the built console on a provider with many rows, signed in, and the cost of each step. */
import { availableParallelism, cpus, loadavg } from 'node:os'
import { type CDPSession, chromium, type Page } from 'playwright'
import { bytesOf, Line, sent } from '../e2e/fetched.ts'
import { accounts, limitWhole, messages } from '../e2e/journey.ts'
import { startProvider, type Provider } from '../e2e/provider.ts'
import { findBrowser, launchArgs } from '../../scripts/browser.ts'
import { buildConsole } from '../../scripts/console-build.ts'

/** The cost of a step. */
export interface Cost {
  seconds: number
  /** Seconds in which the page's main thread was busy. */
  cpu: number
  /** Main-thread tasks over 50 ms until 400 ms after it: how many, and the longest in ms. */
  tasks: number
  longest: number
  requests: number
  kB: number
  /** Heap of the page afterwards in MB, garbage included. */
  heap: number
}

export interface Measured {
  page: Page
  provider: Provider
  browser: CDPSession
  t: (typeof messages)['fr']
  measure: (act: () => Promise<unknown>) => Promise<Cost>
}

/** The machine's processors and load. */
export const machine = (): string =>
  `${availableParallelism()} × ${cpus()[0]?.model ?? ''}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`

const metricsOf = async (browser: CDPSession): Promise<Readonly<Record<string, number>>> => {
  const { metrics } = await browser.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** Opens `address` as the administrator, on the demo and `rows` rows more of each kind, at 1366 × 768. */
export async function onManyRows<Result>(
  rows: number,
  address: string,
  steps: (measured: Measured) => Promise<Result>,
): Promise<Result> {
  await buildConsole()
  const provider = await startProvider('--rows', String(rows))
  const chrome = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
  try {
    const page = await chrome.newPage({ viewport: { width: 1366, height: 768 }, locale: 'fr-FR' })
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
    const line = await Line.of(page)
    await line.session.send('Performance.enable')
    const t = messages.fr
    await page.goto(provider.url + address)
    await page.getByRole('textbox', { name: t['login.user'] }).fill(accounts.admin.login)
    await page.getByLabel(t['login.password'], { exact: true }).fill(accounts.admin.password)
    await page.keyboard.press('Enter')
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await line.quiet()

    const measure = async (act: () => Promise<unknown>): Promise<Cost> => {
      await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks.splice(0))
      line.clear()
      const before = await metricsOf(line.session)
      const startedAt = performance.now()
      await act()
      const seconds = (performance.now() - startedAt) / 1000
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)))
      const after = await metricsOf(line.session)
      const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks)
      const over = sent(line.requests)
      return {
        seconds,
        cpu: Math.max(0, (after.TaskDuration ?? 0) - (before.TaskDuration ?? 0)),
        tasks: tasks.length,
        longest: Math.max(0, ...tasks),
        requests: over.length,
        kB: bytesOf(over) / 1000,
        heap: (after.JSHeapUsedSize ?? 0) / 1e6,
      }
    }
    return await steps({ page, provider, browser: line.session, t, measure })
  } finally {
    await chrome.close()
    await provider.stop()
    provider.remove()
  }
}

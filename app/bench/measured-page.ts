/** What the measuring scripts share: the built console on a provider with many rows, signed in, and every main-thread task over 50 ms. */
import { chromium, type Page } from 'playwright'
import { accounts, messages } from '../e2e/journey.ts'
import { startProvider, type Provider } from '../e2e/provider.ts'
import { findBrowser, launchArgs } from '../../scripts/browser.ts'

export interface Measured {
  page: Page
  provider: Provider
  t: (typeof messages)['fr']
  /** Runs one step and prints its line: seconds, tasks over 50 ms until 400 ms after it, the longest of them in ms. */
  measure: (name: string, act: () => Promise<unknown>) => Promise<void>
}

/** Opens `address` as the administrator, on the demo and `rows` rows more, at 1366 × 768, and prints the head of the table of `measure`. */
export async function onManyRows(
  rows: string,
  address: string,
  steps: (measured: Measured) => Promise<void>,
): Promise<void> {
  const provider = await startProvider('--rows', rows)
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
    const t = messages.fr
    await page.goto(provider.url + address)
    await page.getByRole('textbox', { name: t['login.user'] }).fill(accounts.admin.login)
    await page.getByLabel(t['login.password'], { exact: true }).fill(accounts.admin.password)
    await page.keyboard.press('Enter')
    await page.getByRole('main').getByRole('heading').first().waitFor()

    const measure = async (name: string, act: () => Promise<unknown>) => {
      await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks.splice(0))
      const startedAt = performance.now()
      await act()
      const seconds = (performance.now() - startedAt) / 1000
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)))
      const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks)
      console.log(`| ${name} | ${seconds.toFixed(2)} | ${tasks.length} | ${Math.max(0, ...tasks)} |`)
    }
    console.log(`| step (${rows} more rows) | s | tasks over 50 ms | longest, ms |\n|-|-|-|-|`)
    await steps({ page, provider, t, measure })
  } finally {
    await browser.close()
    await provider.stop()
    provider.remove()
  }
}

/**
 * `node app/bench/first-load.ts [rounds] [--slow]`: requests and bytes as sent, and the time, until one can sign in, sees the home
 * or a list; cold, and from what a browser has kept. `--slow`: over 4 Mbit/s with answers that begin after 80 ms.
 */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { bytesOf, isCode, Line, noteWhen, sent, stoodAt } from '../e2e/fetched.ts'
import { accounts, messages } from '../e2e/journey.ts'
import { startProvider } from '../e2e/provider.ts'
import { findBrowser, launchArgs } from '../../scripts/browser.ts'

const isSlow = process.argv.includes('--slow')
const rounds = Number(process.argv.slice(2).find((one) => /^\d+$/.test(one)) ?? 5)
const t = messages.fr
const list = '/Aff/Aff/AffaireList'

interface Figures {
  requests: number
  kB: number
  scripts: number
  fonts: number
  code: number
  /** Time until the page can be used. */
  ms: number
  /** Longest main-thread task. */
  longest: number
}

const figures = new Map<string, Figures[]>()

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Runs an action, and notes the requests made until it is done. */
async function measure(line: Line, page: Page, name: string, act: () => Promise<unknown>): Promise<void> {
  /** Whether the action loads a new page, which notes when it is rendered. */
  const isPage = /cold|warm/.test(name)
  line.clear()
  const [startedAt, startedOn] = [performance.now(), Date.now()]
  await act()
  const ms = performance.now() - startedAt
  const all = line.requests
  // Preloading begins as soon as the page is rendered, before this program learns of it; the font counts anyway.
  const stood = isPage ? await stoodAt(page) : Number.POSITIVE_INFINITY
  const asked = all.filter(({ at, type }) => at <= stood || type === 'Font')
  await line.quiet()
  const over = sent(asked)
  const bytes = (type: RegExp) => bytesOf(over.filter((one) => type.test(one.type))) / 1000
  const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks)
  const known = figures.get(name) ?? []
  figures.set(name, known)
  known.push({
    requests: over.length,
    kB: bytesOf(over) / 1000,
    scripts: bytes(/Script/),
    fonts: bytes(/Font/),
    code: over.filter(isCode).length,
    ms: isPage ? stood - startedOn : ms,
    longest: Math.max(0, ...tasks),
  })
}

async function opened(context: BrowserContext, there: string): Promise<{ page: Page; line: Line }> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver((entries) =>
      tasks.push(...entries.getEntries().map(({ duration }) => Math.round(duration))),
    ).observe({ type: 'longtask' })
  })
  await noteWhen(page, there)
  const line = await Line.of(page)
  if (isSlow) await line.slow(4000, 80)
  return { page, line }
}

const fieldOf = (page: Page) => page.getByRole('textbox', { name: t['login.user'] })
const homeOf = (page: Page) => page.getByRole('main').getByRole('link', { name: t['view.AffAffAffaireList'] })
const rowOf = (page: Page) => page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell').nth(2)

async function round(browser: Browser, url: string): Promise<void> {
  const fresh = () => browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'fr-FR' })
  const first = await fresh()
  const { page, line } = await opened(first, 'input[autocomplete=username]')
  await measure(line, page, 'sign-in page, cold', async () => {
    await page.goto(url, { waitUntil: 'commit' })
    await fieldOf(page).waitFor()
  })
  await line.quiet(1500)
  await fieldOf(page).fill(accounts.admin.login)
  await page.getByLabel(t['login.password'], { exact: true }).fill(accounts.admin.password)
  await measure(line, page, 'home, after signing in', async () => {
    await page.keyboard.press('Enter')
    await homeOf(page).waitFor()
  })
  await measure(line, page, 'list, from the home', async () => {
    await homeOf(page).click()
    await rowOf(page).filter({ hasText: /\w/ }).waitFor()
  })
  const storageState = await first.storageState()
  for (const [name, address, there, sign] of [
    ['home', '/', homeOf, `main a[href='${list}']`],
    ['list', list, rowOf, '[role=grid] [role=gridcell] a'],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width: 1366, height: 768 },
      locale: 'fr-FR',
      storageState,
    })
    const later = await opened(context, sign)
    const go = async () => {
      await later.page.goto(url + address, { waitUntil: 'commit' })
      await there(later.page).filter({ hasText: /\w/ }).waitFor()
    }
    await measure(later.line, later.page, `${name}, cold`, go)
    await later.page.goto('about:blank')
    await measure(later.line, later.page, `${name}, warm`, go)
    await context.close()
  }
  await first.close()
}

const provider = await startProvider()
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
try {
  for (let one = 0; one < rounds; one++) await round(browser, provider.url)
  console.log('| step | requests | kB as sent | script | fonts | files of code | ms | longest task, ms |')
  console.log('|-|-|-|-|-|-|-|-|')
  for (const [name, known] of figures) {
    const of = (part: keyof Figures) => median(known.map((one) => one[part])).toFixed(0)
    console.log(
      `| ${name} | ${of('requests')} | ${of('kB')} | ${of('scripts')} | ${of('fonts')} | ${of('code')} | ${of('ms')} | ${of('longest')} |`,
    )
  }
} finally {
  await browser.close()
  await provider.stop()
  provider.remove()
}

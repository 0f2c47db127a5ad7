/**
 * `npm run cut`: opens every list that menus lead to in the built console, at 1366 and 1440 px, in both languages, and
 * counts the values that their column cuts. Fails where a column shows fewer than nine of ten whole, or cuts a reference.
 * `npm run cut -- <part of an address>`: those lists only; `--all`: prints columns that cut nothing too.
 */
import { type Browser, chromium, type Page } from 'playwright'
import { menuAddresses } from '../e2e/addresses.ts'
import { accounts, User } from '../e2e/journey.ts'
import { startProvider } from '../e2e/provider.ts'
import { findBrowser, launchArgs } from '../../scripts/browser.ts'
import { buildConsole } from '../../scripts/console-build.ts'
import { type ColumnCut, cutColumns, isTooCut } from './cut-values.ts'

/** Width of a window's scroll bar, in px: these windows are so high that they have none. */
const scrollBar = 15
/** High enough for every row of the demo's lists but the log's, whose first page it shows. */
const height = 9_000

const ways = [1366, 1440].flatMap((width) => (['fr', 'en'] as const).map((locale) => ({ width, locale })))

/** All rows are drawn, in the fonts they keep. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('[aria-busy=true], [data-row] [data-bar]') === null)
  await page.evaluate(() => document.fonts.ready)
}

type Way = (typeof ways)[number]

async function measure(browser: Browser, addresses: readonly string[], { width, locale }: Way): Promise<ColumnCut[]> {
  const page = await browser.newPage({ viewport: { width: width - scrollBar, height }, reducedMotion: 'reduce' })
  const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
  const found: ColumnCut[] = []
  await user.enter(provider, accounts.admin, '/')
  for (const address of addresses) {
    await page.goto(provider.url + address)
    await settled(page)
    const columns = await page.evaluate(cutColumns)
    const place = { path: address.split('?')[0], way: `${width} ${locale}` }
    found.push(...columns.map((column) => ({ ...column, list: `${place.path} › ${column.list}`, way: place.way })))
  }
  await page.close()
  return found
}

const isWhole = process.argv.includes('--all')
const asked = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? ''
await buildConsole()
const provider = await startProvider('--date', '2026-03-31')
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
try {
  const led = new Set((await menuAddresses(provider)).map(({ address }) => address))
  const addresses = [...led].filter((address) => address.includes(asked))
  const measured: ColumnCut[] = []
  for (const way of ways) measured.push(...(await measure(browser, addresses, way)))
  const told = measured.filter((column) => isWhole || column.cut > 0 || column.isHeadingCut || column.isOutOfSight)
  console.log('| way | list | column | values | cut | longest cut |\n|-|-|-|-|-|-|')
  for (const column of told) {
    const remarks = [column.isHeadingCut ? '(heading cut)' : '', column.isOutOfSight ? '(out of sight)' : '']
    const name = [column.column, ...remarks].join(' ').trim()
    const cut = isTooCut(column) ? `${column.cut} ✗` : String(column.cut)
    console.log(`| ${[column.way, column.list, name, column.values, cut, column.example].join(' | ')} |`)
  }
  const failed = measured.filter(isTooCut)
  const lists = new Set(measured.map(({ list }) => list)).size
  console.log(`${measured.length} columns measured of ${lists} lists; ${failed.length} cut too much.`)
  if (failed.length > 0 || measured.length === 0) process.exitCode = 1
} finally {
  await browser.close()
  await provider.stop()
  provider.remove()
}

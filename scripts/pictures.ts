/**
 * `npm run pictures`: takes the pictures of the documentation from the current console.
 * `--views`: instead, every view that the menus lead to, in both themes, both languages, wide and narrow; `test-results/views/index.html` shows them.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { menuAddresses } from '../app/e2e/addresses.ts'
import { accounts, User, type Walk } from '../app/e2e/journey.ts'
import { type Provider, startProvider } from '../app/e2e/provider.ts'
import { findBrowser, launchArgs } from './browser.ts'
import { buildConsole } from './console-build.ts'
import { shots } from './picture-shots.ts'
import { root } from './run.ts'

/** Waits until a page has loaded everything, fonts included. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
  await page.evaluate(() => document.fonts.ready)
}

async function takeDocumentation(browser: Browser, provider: Provider): Promise<void> {
  const folder = join(root, 'docs/pictures')
  mkdirSync(folder, { recursive: true })
  for (const locale of ['fr', 'en'] as const) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })
    const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
    await user.enter(provider, accounts.admin, '/')
    for (const { name, at, lead } of shots) {
      await page.goto(provider.url + at)
      await settled(page)
      await lead?.(user)
      await settled(page)
      await page.screenshot({ path: join(folder, `${name}-${locale}.png`) })
    }
    await page.close()
  }
}

interface Way extends Omit<Walk, 'hands'> {
  width: number
}

const ways: readonly Way[] = [
  { locale: 'fr', scheme: 'light', width: 1366 },
  { locale: 'en', scheme: 'dark', width: 1366 },
  { locale: 'en', scheme: 'light', width: 390 },
  { locale: 'fr', scheme: 'dark', width: 390 },
]

async function takeViews(browser: Browser, provider: Provider): Promise<void> {
  const folder = join(root, 'test-results/views')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const pages = new Map([['Home', '/']])
  // A list may be a page of its own and nested in a record.
  for (const { address, isRecord } of await menuAddresses(provider))
    pages.set(`${address.split('?')[0]?.split('/').at(-1)}${isRecord ? '-of-record' : ''}`, address)
  const taken = new Map<string, string[]>()
  for (const { locale, scheme, width } of ways) {
    const page = await browser.newPage({
      viewport: { width, height: width < 600 ? 844 : 768 },
      reducedMotion: 'reduce',
    })
    const user = new User(page, { locale, scheme, hands: 'pointer' })
    await user.enter(provider, accounts.admin, '/')
    for (const [name, address] of pages) {
      await page.goto(provider.url + address)
      await settled(page)
      const file = `${name}-${locale}-${scheme}-${width}.png`
      await page.screenshot({ path: join(folder, file) })
      taken.set(name, [...(taken.get(name) ?? []), file])
    }
    await page.close()
  }
  const sections = [...taken].map(
    ([name, files]) =>
      `<h2>${name}</h2><div>${files.map((file) => `<img src="${file}" alt="${file}" loading="lazy">`).join('')}</div>`,
  )
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Views</title><style>div{display:flex;gap:8px;align-items:start;overflow-x:auto}img{block-size:480px}</style>${sections.join('')}</html>\n`,
  )
  console.log(
    `${[...taken.values()].flat().length} pictures of ${taken.size} pages; look at ${join(folder, 'index.html')}`,
  )
}

await buildConsole()
// A fixed base date, so that the same console gives the same picture.
const provider = await startProvider('--date', '2026-03-31')
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
try {
  await (process.argv.includes('--views') ? takeViews : takeDocumentation)(browser, provider)
} finally {
  await browser.close()
  await provider.stop()
  provider.remove()
}

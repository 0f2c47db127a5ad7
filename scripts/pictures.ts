/** `npm run pictures`: the pictures of the documentation, taken from the console as it is. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { accounts, messages } from '../app/e2e/journey.ts'
import { startProvider } from '../app/e2e/provider.ts'
import { findBrowser, launchArgs } from './browser.ts'
import { buildConsole } from './console-build.ts'
import { root } from './run.ts'

const folder = join(root, 'docs/pictures')
mkdirSync(folder, { recursive: true })
await buildConsole()
// A fixed base date, so that the same console gives the same picture.
const provider = await startProvider('--date', '2026-03-31')
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  const t = messages.fr
  await page.goto(`${provider.url}/Aff/Aff/AffaireList`)
  await page.getByRole('textbox', { name: t['login.user'] }).fill(accounts.admin.login)
  await page.getByLabel(t['login.password'], { exact: true }).fill(accounts.admin.password)
  await page.keyboard.press('Enter')
  await page.getByRole('grid').getByRole('row').nth(5).waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, 'affaires.png') })
} finally {
  await browser.close()
  await provider.stop()
  provider.remove()
}

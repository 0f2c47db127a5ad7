import { chromium as playwright, type Page } from 'playwright'
import { findBrowser, launchArgs } from '../browser.ts'
import { heldAs } from '../review/held-clock.ts'
import { type EngineKind, sizeOf } from './engine.ts'

export const chromium: EngineKind = {
  name: 'chromium',
  missing: () => (findBrowser() ? undefined : 'No Chromium, Chrome or Edge: install one, or set CHROMIUM to its path.'),
  cannot: {},
  async launch(way) {
    const browser = await playwright.launch({ executablePath: findBrowser(), args: launchArgs })
    let page: Page | undefined
    const leave = () =>
      page
        ?.context()
        .close()
        .catch(() => {})
    return {
      version: browser.version(),
      async open(address) {
        await leave()
        const context = await browser.newContext({
          ...heldAs,
          viewport: sizeOf(way),
          deviceScaleFactor: way.zoom ?? 1,
          reducedMotion: way.isMoving ? 'no-preference' : 'reduce',
          forcedColors: way.isForced ? 'active' : 'none',
        })
        page = await context.newPage()
        await page.goto(address)
      },
      ask: async (expression) => page?.evaluate(expression),
      close: () => browser.close(),
    }
  },
}
